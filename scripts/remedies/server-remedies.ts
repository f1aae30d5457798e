import type { Remedy } from './remedy.ts';

const SERVER = 'shell/server';
const POOL = `${SERVER}/render/render-pool.ts`;
const STORE = `${SERVER}/manifest-store.ts`;

/** A document without its first byte is given up by neither the deadline nor its end. */
const noDeadlines = [
  { file: POOL, from: 'const DEADLINE_MS = 1500;', to: 'const DEADLINE_MS = 600_000;' },
  { file: POOL, from: 'const GIVE_UP_MS = 10_000;', to: 'const GIVE_UP_MS = 600_000;' },
];

/** What the shell's server does. */
export const SERVER_REMEDIES: readonly Remedy[] = [
  {
    name: 'render workers',
    without: 'runs the code of remotes in its own process',
    edits: [
      {
        file: `${SERVER}/environment.ts`,
        from: "renderWorkers: () => readCount(env, 'RENDER_WORKERS', DEFAULT_WORKERS),",
        to: 'renderWorkers: () => 0 * DEFAULT_WORKERS,',
      },
    ],
    kinds: ['server: exit', 'server: loop', 'server: leak', 'server: rejection', 'server: built-in'],
  },
  {
    name: 'the watch over workers, and the deadline of a document behind it',
    without: 'leaves visitors with a worker that does not pause',
    edits: [
      ...noDeadlines,
      {
        file: `${SERVER}/render/worker/vital-signs.ts`,
        from: "new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData: data, stdout: false }).unref();",
        to: 'void data;',
      },
      {
        file: `${SERVER}/render/health.rules.ts`,
        from: 'return silentMs > SILENT_ANYHOW_MS ||',
        to: 'return silentMs > 600_000 || silentMs < 0 &&',
      },
    ],
    kinds: ['server: loop'],
  },
  {
    name: 'the time limit of a loader, and the deadline of a document behind it',
    without: 'waits for a loader without end',
    edits: [
      ...noDeadlines,
      {
        file: 'shell/src/document/load-in-time.ts',
        from: 'const SERVER_TIMEOUT_MS = 1_200;',
        to: 'const SERVER_TIMEOUT_MS = 600_000;',
      },
    ],
    kinds: ['server: pending'],
  },
  {
    name: 'a page without what its remote gave, by the same worker, by another one, or as the kept frame',
    without: 'answers with a failure when a remote gives what no document can hold',
    edits: [
      {
        file: `${SERVER}/page-renderer.ts`,
        from: '    const remotes = owner === undefined ? [...used] : [owner];\n',
        to: '    if (used.size >= 0) {\n      throw error;\n    }\n    const remotes = owner === undefined ? [...used] : [owner];\n',
      },
      { file: POOL, from: 'const MAX_ATTEMPTS = 2;', to: 'const MAX_ATTEMPTS = 1;' },
      {
        file: POOL,
        from: 'const frame = this.frames.of(job.request, UNAVAILABLE);',
        to: 'const frame = null as ReturnType<KeptFrames["of"]>;',
      },
    ],
    kinds: ['server: BigInt', 'server: cycle'],
  },
  {
    name: 'a region that throws is left to the browser',
    without: 'ends the document at the error of a region',
    edits: [
      {
        file: `${SERVER}/page-renderer.ts`,
        from: '    onError: leave,\n',
        to: '    onError(error) {\n      leave(error);\n      sink.end(false);\n    },\n',
      },
    ],
    kinds: ['server: throw'],
  },
  {
    name: 'a refused manifest changes nothing',
    without: 'ends with a file that is no manifest',
    edits: [
      {
        file: STORE,
        from: '      if (messageOf(error) !== messageOf(refusal)) {\n',
        to: '      if (error !== null) {\n        throw error;\n      }\n      if (messageOf(error) !== messageOf(refusal)) {\n',
      },
    ],
    kinds: ['manifest: malformed', 'manifest: deleted'],
  },
  {
    name: 'the sequence, the digest and the term of a manifest',
    without: 'takes any manifest',
    edits: [
      {
        file: STORE,
        from: 'if (after && sequence === after.sequence && digestOf(bytes) !== after.digest) {',
        to: 'if (after && sequence < 0) {',
      },
      { file: STORE, from: 'if (after && sequence <= after.sequence) {', to: 'if (after && sequence < 0) {' },
      { file: STORE, from: 'if (now && new Date(expiresAt) <= now) {', to: 'if (now && expiresAt === "") {' },
    ],
    kinds: ['manifest: older', 'manifest: forked', 'manifest: expired'],
  },
  {
    name: 'the hashes of the mirror',
    without: 'sends what lies in its folder',
    edits: [
      {
        file: `${SERVER}/verified-file.ts`,
        from: 'if (!matches(isCompressed ? await decompress(bytes) : bytes, integrity)) {',
        to: "if (isCompressed && integrity === '' && !matches(await decompress(bytes), integrity)) {",
      },
    ],
    kinds: ['manifest: mirror edited'],
  },
];
