import { filesWith, type Remedy } from './remedy.ts';

const SRC = 'shell/src';

/** Browsers run no script without a hash, so its place in the policy goes with the hashes. */
const integrityPolicy = {
  file: 'shell/server/security-headers.ts',
  from: "    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',\n",
  to: '',
};

/** What the shell's code does in the browser. */
export const BROWSER_REMEDIES: readonly Remedy[] = [
  {
    name: 'the hedge, and the time limits of entries and chunks behind it',
    without: 'waits for a file without end',
    edits: [
      {
        file: `${SRC}/remotes/hedged.ts`,
        from: "    wait.isOver.then(() => 'late' as const),\n",
        to: '',
      },
      {
        file: `${SRC}/remotes/federation.ts`,
        from: 'const ENTRY_TIMEOUT_MS = 3000;',
        to: 'const ENTRY_TIMEOUT_MS = 600_000;',
      },
      {
        file: 'shared/build/src/remote-preset.ts',
        from: 'const CHUNK_TIMEOUT_MS = 4000;',
        to: 'const CHUNK_TIMEOUT_MS = 600_000;',
      },
    ],
    kinds: filesWith(['hang', 'endless', 'slow']),
  },
  {
    name: 'the deadline of style sheets',
    without: 'leaves a pending style sheet in the head',
    edits: [{ file: `${SRC}/boot/style-deadline.ts`, from: 'l.sheet||l.remove()', to: 'l.sheet' }],
    kinds: filesWith(['hang', 'endless'], ['style sheet']),
    arrival: 'first visit',
  },
  {
    name: 'the good version after a failed load',
    without: 'shows the failure, and tries the same version again',
    edits: [
      {
        file: `${SRC}/remotes/hedged.ts`,
        from: "return outcome === 'failed' ? second() : Promise.any([first, second()]);",
        to: "return outcome === 'failed' ? first : Promise.any([first, second()]);",
      },
      {
        file: `${SRC}/remotes/remote-state.ts`,
        from: 'version !== loaded?.version && !broken.has(version)',
        to: 'version !== loaded?.version',
      },
    ],
    kinds: [
      ...filesWith(['reset', 'missing', 'error', 'page', 'wrong type', 'truncated']),
      'code: load',
      'code: export',
    ],
    arrival: 'first visit',
  },
  {
    name: 'the hash of an entry',
    without: 'runs what comes',
    edits: [
      { file: `${SRC}/remotes/script-loader.ts`, from: '    script.integrity = integrity;\n', to: '' },
      integrityPolicy,
    ],
    kinds: ['entry: tampered'],
  },
  {
    name: 'the hashes of chunks and style sheets',
    without: 'runs and applies what comes',
    edits: [
      {
        file: 'shared/build/src/remote-preset.ts',
        from: "    security: { sri: { enable: true, algorithm: 'sha256' as const } },\n",
        to: '',
      },
      {
        file: 'shell/server/document.ts',
        from: 'flatMap(({ styles }) => styles).filter(isFirst)',
        to: "flatMap(({ styles }) => styles).filter(isFirst).map((file) => ({ ...file, integrity: '' }))",
      },
      integrityPolicy,
    ],
    kinds: filesWith(['tampered'], ['chunk', 'nested chunk', 'style sheet']),
  },
  {
    name: 'the good version after an error in a region',
    without: 'shows the error',
    edits: [
      {
        file: `${SRC}/remotes/remote-region.tsx`,
        from: 'version === undefined ? Promise.resolve(false) : registry.fallBack(remote, version);',
        to: 'Promise.resolve(version === null);',
      },
    ],
    kinds: ['code: render', 'code: effect'],
  },
  {
    name: 'the good version after an error in a handler, a timer or a promise',
    without: 'reports it alone',
    edits: [
      {
        file: `${SRC}/client.tsx`,
        from: '    registry.noteFault(remote, version, { isHeld: holds.isHeld() });\n',
        to: '',
      },
    ],
    kinds: ['code: handler', 'code: timer', 'code: rejection'],
  },
  {
    name: 'the good version after an error of a loader or a head',
    without: 'shows the error, or a page without a title',
    edits: [
      {
        file: `${SRC}/routing/remote-route.tsx`,
        from: 'if (!(await registry.fallBack(remote.name, version))) {',
        to: "if (version !== '') {",
      },
      {
        file: `${SRC}/routing/remote-route.tsx`,
        from: '      void registry.fallBack(name, version);\n',
        to: '',
      },
    ],
    kinds: ['code: loader', 'code: head'],
  },
];
