import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_VERSION } from '@bazaar/contracts/platform';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSERS, MINIFY, SERVER_MINIFY, SERVER_SOURCE_MAP } from './browsers.ts';
import { chunkNamesPlugin } from './chunk-names-plugin.ts';
import { descriptorPlugin } from './descriptor-plugin.ts';
import { devFolder, devRemotePreset } from './dev-remote-preset.ts';
import { iconPathsPlugin } from './icon-paths.ts';
import { inlinePathsPlugin } from './inline-paths.ts';
import { lateHashesPlugin } from './late-hashes-plugin.ts';
import { leanContractsPlugin } from './lean-contracts.ts';
import type { RemoteConfig } from './remote-config.ts';
import { isSharedRequest, providedParts, SHARED_LIBRARIES } from './shared-libraries.ts';

/** Seconds matter on a phone: the bundler's own default waits two minutes for a chunk that fails to load. */
const CHUNK_TIMEOUT_MS = 4000;

/**
 * The whole build of a remote: a web bundle (federation container), a plain server bundle with the shared libraries
 * left out, and the descriptor. `BAZAAR_VERSION` and `BAZAAR_OUT` set the release's version and folder. `rsbuild dev`
 * gets the same with hot reload.
 */
export function remotePreset(config: RemoteConfig): RsbuildConfig {
  return process.env.NODE_ENV === 'development'
    ? devRemotePreset(config.name, remoteBuild(config, DEVELOPMENT_VERSION, devFolder(config.name)))
    : releaseBuild(config, process.env.BAZAAR_VERSION ?? packageVersion());
}

function releaseBuild(config: RemoteConfig, version: string): RsbuildConfig {
  return remoteBuild(config, version, process.env.BAZAAR_OUT ?? join(process.cwd(), 'dist', version));
}

function remoteBuild(config: RemoteConfig, version: string, out: string): RsbuildConfig {
  const container = containerName(config.name, version);
  return defineConfig({
    mode: 'production',
    plugins: [
      pluginReact(),
      leanContractsPlugin(),
      inlinePathsPlugin(),
      chunkNamesPlugin(),
      iconPathsPlugin(),
      federation(container),
      lateHashesPlugin({ entry: /^remoteEntry\.js$/, folder: 'js/' }),
      descriptorPlugin({ config, version, out, container }),
    ],
    tools: { htmlPlugin: false },
    output: {
      cleanDistPath: true,
      cssModules: { localIdentName: `${classPrefix(config.name, version)}-[hash:base64:5]` },
      legalComments: 'none',
    },
    performance: { printFileSize: false },
    environments: { web: webEnvironment(config.name, out, container), server: serverEnvironment(out) },
  });
}

/** Container names contain the version, so that two versions of one remote can be loaded in one page. */
export function containerName(name: string, version: string): string {
  return `${name}__${version}`.replaceAll(/[^a-z0-9]+/gi, '_').toLowerCase();
}

/** Class names contain remote and version for the same reason. */
function classPrefix(name: string, version: string): string {
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 3);
  return `${name.replace('mf-', '').slice(0, 2)}${hash}`;
}

function packageVersion(): string {
  return JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')).version;
}

function federation(container: string) {
  const ui = Object.fromEntries(Object.values(providedParts()).map((request) => [request, '^1.0.0']));
  const shared = Object.fromEntries(
    Object.entries({ ...SHARED_LIBRARIES, ...ui }).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false as const, requiredVersion },
    ]),
  );
  return pluginModuleFederation(
    {
      name: container,
      filename: 'remoteEntry.js',
      exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      shared,
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    },
    { environment: 'web' },
  );
}

function webEnvironment(name: string, out: string, container: string) {
  return {
    source: { entry: { unused: join(import.meta.dirname, 'empty-entry.ts') } },
    security: { sri: { enable: true, algorithm: 'sha256' as const } },
    output: {
      target: 'web' as const,
      overrideBrowserslist: BROWSERS,
      minify: MINIFY,
      distPath: { root: out, js: 'js', jsAsync: 'js', css: 'css', cssAsync: 'css' },
      assetPrefix: 'auto' as const,
      filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      sourceMap: { js: 'hidden-source-map' as const },
    },
    splitChunks: {
      chunks: 'async' as const,
      // A smaller chunk is not worth a request, a hash in the entry, and its own dictionary.
      minSize: 12_000,
      minChunks: 2,
      cacheGroups: { defaultVendors: false as const },
    },
    tools: {
      rspack: (config: Rspack.Configuration) => {
        // The container that federation adds is the only entry of a remote.
        config.entry = {};
        config.output = {
          ...config.output,
          uniqueName: container,
          chunkLoadingGlobal: `chunk_${container}`,
          chunkLoadTimeout: CHUNK_TIMEOUT_MS,
          // A module that threw, because a part of the shell was missing, runs anew when it is wanted again: a half-filled
          // one would throw at each module that reads it, and its release would be blamed.
          strictModuleErrorHandling: true,
          trustedTypes: { policyName: `bazaar-${name}` },
        };
        config.externals = [config.externals ?? [], federationRuntime].flat();
      },
    },
  };
}

/** A worker has no page around it. It shares nothing either, so a runtime that does nothing is enough there. */
const RUNTIME_OF_A_WORKER =
  '{bundlerRuntime:{init:()=>({}),installInitialConsumes(){},consumes(){},remotes(){}}}';
const FEDERATION_RUNTIME = `globalThis.__BAZAAR_FEDERATION__?.["webpack-bundler-runtime"]??${RUNTIME_OF_A_WORKER}`;

/**
 * The shell's page already contains federation's runtime; an entry with its own copy would be three times the size.
 */
function federationRuntime({ request }: { request?: string }, callback: ExternalCallback): void {
  if (
    request &&
    /@module-federation[\\/]webpack-bundler-runtime(?:[\\/]|$)/.test(request) &&
    !request.includes('!=!')
  ) {
    callback(undefined, FEDERATION_RUNTIME, 'var');
  } else {
    callback();
  }
}

type ExternalCallback = (error?: Error, result?: string | string[], type?: Rspack.ExternalsType) => void;

function serverEnvironment(out: string) {
  return {
    source: { entry: { remote: './src/remote.ts' } },
    output: {
      target: 'node' as const,
      module: false,
      distPath: { root: join(out, 'server'), js: '' },
      filename: { js: '[name].cjs' },
      emitCss: false,
      cleanDistPath: false,
      minify: SERVER_MINIFY,
      sourceMap: SERVER_SOURCE_MAP,
    },
    splitChunks: false as const,
    tools: {
      rspack: {
        target: 'node' as const,
        // A worker is started in a browser alone; the server's bundle is one file.
        module: { parser: { javascript: { worker: false, url: false as const } } },
        output: { library: { type: 'commonjs2' as const }, asyncChunks: false },
        externals: [externalShared],
      },
    },
  };
}

function externalShared({ request }: { request?: string }, callback: ExternalCallback): void {
  if (request && isSharedRequest(request)) {
    callback(undefined, `commonjs ${request}`);
  } else {
    callback();
  }
}
