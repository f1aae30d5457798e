import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '@bazaar/contracts/platform';
import { testConfig } from '@bazaar/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import { createCircuitBreakers } from '../forwarding/circuit-breaker.ts';
import { createNoHtmlCache } from '../html-cache.ts';
import type { ManifestStatus } from '../manifest-store.ts';
import { createShellMetrics } from '../metrics/shell-metrics.ts';
import type { FetchingMirror } from '../mirror/mirror.ts';
import { createOwnRendering } from '../rendering.ts';
import { createSharedRenderings } from '../shared-rendering.ts';
import { createDevelopmentBuilds } from '../shell-builds.ts';
import type { ShellBuild } from '../shell-bundle.ts';
import type { ShellServices } from '../shell-services.ts';
import { createUncachedRoutes } from '../uncached-routes.ts';
import { givenManifest, givenRemote } from './given-manifest.ts';

/** A temporary folder that is removed after the test. */
export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-shell-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A build of the shell with one chunk and the bundle exports that a test gives. */
export function givenShellBuild(bundle: Partial<ShellBuild['bundle']> = {}): ShellBuild {
  return {
    id: 'shell1',
    bundle: {
      BOOT_ELEMENT_ID: 'bazaar-boot',
      FIRST_FILES_ID: 'bazaar-first',
      LATER_FILES_ID: 'bazaar-later',
      STREAMED_QUERIES: '__bazaarQueries',
      inlineScript: 'inline()',
      startScript: 'start()',
      developmentScript: '',
      uiChunkOf: (part: string) => `ui-${part}`,
      ...bundle,
    } as ShellBuild['bundle'],
    assets: {
      chunks: {
        client: { scripts: ['client.js'], styles: ['client.css'] },
        'ui-price': { scripts: ['ui-price.js'], styles: [] },
      },
      integrity: {
        'client.js': 'sha384-client',
        'client.css': 'sha384-style',
        'ui-price.js': 'sha384-price',
      },
      fonts: [],
    },
    shared: () => undefined,
  };
}

/** A mirror without a release, whose origins are down. */
export function givenMirror(): FetchingMirror {
  const fail = () => Promise.reject(new Error('the origin is down'));
  return {
    ensure: fail,
    repair: fail,
    repairFile: fail,
    has: () => false,
    failureOf: () => null,
    keepOnly: () => undefined,
  };
}

/** Dependencies of the routes of the shell's server, for tests. */
export function givenServices(
  change: Partial<ShellServices> & { manifestData?: Manifest } = {},
): ShellServices {
  const { manifestData = givenManifest(givenRemote(['1.0.0'])), ...services } = change;
  return {
    environment: {
      ...{ name: 'production', isPublicDemo: false },
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: 'https://bazaar.example',
      servicesOrigin: 'http://127.0.0.1:9',
      dataDir: '/nowhere',
      manifestFile: '/nowhere/manifest.json',
      mirrorDir: '/nowhere/mirror',
      shellDir: '/nowhere/shells/shell',
      spoolDir: join(tmpdir(), 'bazaar-spool'),
      shellBuildsDir: '/nowhere/releases/shell',
      tls: null,
      trustedProxies: [],
      drainNoticeMs: 0,
      cachesDocuments: true,
      keepsServiceReads: true,
      isPreProduction: false,
      maxStreams: 100,
      renderWorkers: 0,
      findRedirect: () => null,
      beaconSecret: 'the secret of these tests alone',
      beaconPermille: 1_000,
      metricsToken: null,
      development: null,
    },
    manifest: givenManifestStore(manifestData),
    config: { get: async () => testConfig },
    shellBuilds: createDevelopmentBuilds('/nowhere/shell'),
    mirror: givenMirror(),
    cache: createNoHtmlCache(),
    lifecycle: { isDraining: false },
    breakers: createCircuitBreakers(),
    render: () => Promise.reject(new Error('no page is rendered in this test')),
    renderings: createSharedRenderings(),
    uncached: createUncachedRoutes({ error() {} }),
    renderingStatus: createOwnRendering(null as never, null as never).status,
    metrics: createShellMetrics(() => manifestData),
    served: { visit: () => {}, browserFault: () => {}, forgetFormer: () => {}, close: () => {} },
    revalidate: () => {},
    traceOf: () => '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01',
    ...services,
  };
}

/** A manifest in force. */
export function givenManifestStore(
  manifest: Manifest,
  change: Partial<ManifestStatus> = {},
): ShellServices['manifest'] {
  const { sequence, expiresAt } = manifest;
  return {
    current: () => manifest,
    status: () => ({ sequence, expiresAt, isExpired: false, isForked: false, refused: null, ...change }),
    onChange: () => {},
    close: () => {},
  };
}

/** A server that logs to spies and closes after the test. */
export function givenApp(): {
  app: FastifyInstance;
  warn: ReturnType<typeof vi.fn>;
  error: ReturnType<typeof vi.fn>;
} {
  const warn = vi.fn();
  const error = vi.fn();
  const quiet = { trace() {}, debug() {}, info() {}, silent() {} };
  const logger: Record<string, unknown> = {
    level: 'warn',
    ...quiet,
    warn,
    error,
    fatal: error,
    child: () => logger,
  };
  const app = Fastify({ loggerInstance: logger as never }) as unknown as FastifyInstance;
  onTestFinished(() => app.close());
  return { app, warn, error };
}
