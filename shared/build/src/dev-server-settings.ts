import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import { isHotUpdate } from './chunk-files.ts';

/** A first compilation may delay a chunk for long, so the bundler's own limit applies here. */
const CHUNK_TIMEOUT_MS = 120_000;
/** Pages of the shell, on whatever port it runs, read the files of every development server. */
const LOCAL_PAGES = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The development server of one bundle, with the client settings of hot reload. */
export function developmentServer(port: number): RsbuildConfig {
  return {
    mode: 'development',
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      printUrls: false,
      htmlFallback: false,
      cors: { origin: LOCAL_PAGES },
    },
    dev: {
      hmr: true,
      liveReload: true,
      lazyCompilation: false,
      cliShortcuts: false,
      // The page belongs to the shell: without this setting the client would request updates from the page's port.
      client: { protocol: 'ws', host: 'localhost', port },
    },
  };
}

/** What browsers load in development, from `base`. */
export function developmentBundle(base: string): EnvironmentConfig {
  return {
    security: { sri: { enable: false } },
    // The descriptor is created from the files on disk; hot updates are not part of it.
    dev: { assetPrefix: base, writeToDisk: (file) => !isHotUpdate(file) },
    tools: {
      rspack: { output: { chunkLoadTimeout: CHUNK_TIMEOUT_MS, crossOriginLoading: 'anonymous' } },
    },
  };
}
