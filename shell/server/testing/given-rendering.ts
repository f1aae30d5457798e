import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest, ManifestRemote, RemoteName } from '@bazaar/contracts/platform';
import { testConfig } from '@bazaar/testing';
import { onTestFinished, vi } from 'vitest';
import { resolveComposition } from '../composition.rules.ts';
import { startWorkerProcess, type WorkerProcess } from '../render/worker-process.ts';
import { WorkerRendering } from '../render/worker-rendering.ts';
import { isWhole, type PageRequest, type PageResponse } from '../rendered-page.ts';
import { textOf } from '../whole-document.ts';
import { givenDescriptor, givenManifest, givenRemote, givenShell } from './given-manifest.ts';
import { writeMirrored } from './given-mirror.ts';
import { givenFolder } from './given-services.ts';
import { writeShellBuild } from './given-shell-files.ts';

/** A release of a remote for tests of render workers: the body of its `load(query)`. */
export interface GivenRelease {
  name: RemoteName;
  version?: string;
  /** Code at the top of its server bundle. */
  top?: string;
  load?: string;
}

interface GivenRendering {
  releases?: readonly GivenRelease[];
}

/** Rendering in real worker processes, with the stub of a shell and the given releases in its mirror. */
export function givenRendering({ releases = [{ name: 'mf-catalog' }] }: GivenRendering = {}) {
  const folder = givenFolder();
  const paths = { shells: join(folder, 'shells'), mirrorDir: join(folder, 'mirror') };
  let shell = writeShell(paths.shells);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const processes: WorkerProcess[] = [];
  const rendering = new WorkerRendering({
    size: 2,
    start: {
      mirrorDir: paths.mirrorDir,
      servicesOrigin: 'http://127.0.0.1:9',
      publicOrigin: 'https://bazaar.example',
      isPublicDemo: false,
      keepsServiceReads: true,
    },
    startProcess() {
      const started = startWorkerProcess(join(tmpdir(), 'bazaar-worker-cache'));
      processes.push(started);
      return started;
    },
    placeOfShell: (id) => ({ id, dir: join(paths.shells, id) }),
    config: async () => testConfig,
    fetchRelease: () => undefined,
    now: () => performance.now(),
    log,
  });
  onTestFinished(() => rendering.close());
  let manifest = manifestOf({ releases, shell, former: null });

  const use = async (next: readonly GivenRelease[]) => {
    for (const release of next) {
      writeMirrored(paths.mirrorDir, descriptorOf(release), { 'server/remote.cjs': serverCode(release) });
    }
    await adopt(manifestOf({ releases: next, shell, former: manifest }));
  };

  const adopt = async (wanted: Manifest) => {
    await rendering.prepare(wanted);
    manifest = wanted;
  };

  /** Brings a build of the shell into force, which begins with the given code; returns its name. */
  const adoptShell = async (code: string) => {
    const id = writeShell(paths.shells, code);
    await adopt({ ...manifest, sequence: manifest.sequence + 1, shell: givenShell([id]) });
    shell = id;
    return id;
  };

  const request = (path: string): PageRequest => ({
    url: new URL(path, 'https://bazaar.example'),
    composition: resolveComposition(manifest, { cookies: {}, headers: {}, bucket: 'none' }),
    config: testConfig,
    traceparent: '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01',
    clientAddress: '192.0.2.7',
    log,
  });
  return {
    rendering,
    log,
    processes,
    use,
    adoptShell,
    shell: () => shell,
    /** Brings the given releases into force. */
    start: () => use(releases),
    request,
    render: (path: string) => rendering.render(request(path)).then(readPage),
    /** Resolves when the pool has as many workers as it should, and none is lost. */
    whole: () =>
      vi.waitFor(
        () => {
          const ready = rendering.status().workers.filter(({ state }) => state === 'ready');
          if (ready.length < 2) {
            throw new Error(`${ready.length} workers are ready.`);
          }
        },
        { timeout: 60_000, interval: 50 },
      ),
  };
}

/** Writes a build with the stub of a shell's bundle, after some code. */
function writeShell(builds: string, code = ''): string {
  const stub = readFileSync(join(import.meta.dirname, 'stub-shell.cjs'), 'utf8');
  const assets = { chunks: { client: { scripts: ['client.js'], styles: [] } }, integrity: {}, fonts: [] };
  return writeShellBuild(builds, {
    'server/shell.cjs': `${code}\n${stub}`,
    'assets.json': JSON.stringify(assets),
  });
}

interface GivenManifest {
  releases: readonly GivenRelease[];
  shell: string;
  /** The one before. */
  former: Manifest | null;
}

function manifestOf({ releases, shell, former }: GivenManifest): Manifest {
  const remotes = releases.map((release) => [release.name, entryOf(release, former?.remotes[release.name])]);
  return givenManifest(givenRemote(['1.0.0']), {
    ...{ sequence: (former?.sequence ?? 0) + 1, shell: givenShell([shell]) },
    remotes: Object.fromEntries(remotes),
  });
}

/** As `use` of the commands writes it: the version that was active before is the one to which a rollback leads. */
function entryOf(release: GivenRelease, former: ManifestRemote | undefined): ManifestRemote {
  const { version = '1.0.0' } = release;
  const others = (former?.retained ?? []).filter(({ descriptor }) => descriptor.version !== version);
  const previous = former && former.active !== version ? former.active : null;
  const retained = [{ releasedAt: '2026-11-01T00:00:00Z', descriptor: descriptorOf(release) }, ...others];
  return givenRemote([version], { previous, retained });
}

function descriptorOf(release: GivenRelease) {
  const { name, version = '1.0.0' } = release;
  return givenDescriptor({ name, version, files: { 'server/remote.cjs': serverCode(release) } });
}

function serverCode({ name, version = '1.0.0', top = '', load = '' }: GivenRelease): string {
  return `${top}
    exports.default = {
      name: '${name}',
      routes: () => [],
      load: (query) => { ${load}; return { title: '${name} ${version}' }; },
    };`;
}

interface ReadPage {
  kind: PageResponse['kind'];
  mode: 'server' | 'client' | null;
  html: string;
  isComplete: boolean;
  isLost: boolean;
}

/** Reads a page to its end. */
export async function readPage(page: PageResponse): Promise<ReadPage> {
  if (page.kind === 'page' && isWhole(page)) {
    const html = (await textOf(page.document)).toString();
    return { kind: 'page', mode: page.mode, html, isComplete: page.isComplete, isLost: false };
  }
  return new Promise((resolve) => {
    if (page.kind === 'redirect') {
      resolve({ kind: 'redirect', mode: null, html: '', isComplete: true, isLost: false });
      return;
    }
    let html = '';
    const finish = (isComplete: boolean, isLost: boolean) =>
      resolve({ kind: 'page', mode: page.mode, html, isComplete, isLost });
    page.stream({
      write: (text) => {
        html += text;
      },
      end: (isComplete) => finish(isComplete, false),
      lose: () => finish(false, true),
    });
  });
}
