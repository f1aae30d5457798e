import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest, RemoteName } from '@bazaar/contracts/platform';
import { testConfig } from '@bazaar/testing';
import { onTestFinished, vi } from 'vitest';
import { resolveComposition } from '../composition.rules.ts';
import type { PageRequest, PageResponse } from '../page-renderer.ts';
import { startWorkerProcess, type WorkerProcess } from '../render/worker-process.ts';
import { WorkerRendering } from '../render/worker-rendering.ts';
import { givenDescriptor, givenManifest, givenRemote } from './given-manifest.ts';
import { writeMirrored } from './given-mirror.ts';
import { givenFolder } from './given-services.ts';

const SHELL_BUILD = 'shell1';

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
  const paths = { buildDir: join(folder, 'shell'), mirrorDir: join(folder, 'mirror') };
  mkdirSync(join(paths.buildDir, 'server'), { recursive: true });
  cpSync(join(import.meta.dirname, 'stub-shell.cjs'), join(paths.buildDir, 'server', 'shell.cjs'));
  const assets = { chunks: { client: { scripts: ['client.js'], styles: [] } }, integrity: {}, fonts: [] };
  writeFileSync(join(paths.buildDir, 'assets.json'), JSON.stringify(assets));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const processes: WorkerProcess[] = [];
  const rendering = new WorkerRendering({
    size: 2,
    start: {
      ...paths,
      servicesOrigin: 'http://127.0.0.1:9',
      publicOrigin: 'https://bazaar.example',
      keepsServiceReads: true,
    },
    startProcess() {
      const started = startWorkerProcess(join(tmpdir(), 'bazaar-worker-cache'));
      processes.push(started);
      return started;
    },
    shellBuild: SHELL_BUILD,
    config: async () => testConfig,
    fetchRelease: () => undefined,
    now: () => performance.now(),
    log,
  });
  onTestFinished(() => rendering.close());
  let manifest = manifestOf(releases, 1);

  const use = async (next: readonly GivenRelease[]) => {
    for (const release of next) {
      writeMirrored(paths.mirrorDir, descriptorOf(release), { 'server/remote.cjs': serverCode(release) });
    }
    const wanted = manifestOf(next, manifest.sequence + 1);
    await rendering.prepare(wanted);
    manifest = wanted;
  };

  const request = (path: string): PageRequest => ({
    url: new URL(path, 'https://bazaar.example'),
    composition: resolveComposition(manifest, { cookies: {}, headers: {}, bucket: 'none' }, SHELL_BUILD),
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

function manifestOf(releases: readonly GivenRelease[], sequence: number): Manifest {
  const remotes = releases.map((release) => {
    const { name, version = '1.0.0' } = release;
    const descriptor = descriptorOf(release);
    return [
      name,
      { ...givenRemote([version]), retained: [{ releasedAt: '2026-11-01T00:00:00Z', descriptor }] },
    ];
  });
  return givenManifest(givenRemote(['1.0.0']), { sequence, remotes: Object.fromEntries(remotes) });
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
export function readPage(page: PageResponse): Promise<ReadPage> {
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
