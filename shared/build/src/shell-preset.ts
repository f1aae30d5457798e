import { join } from 'node:path';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { afterCompile, writeJson } from './after-compile.ts';
import { BROWSERS, MINIFY, SERVER_MINIFY, SERVER_SOURCE_MAP } from './browsers.ts';
import { type ChunkFiles, chunkFiles } from './chunk-files.ts';
import { devShellPreset } from './dev-shell-preset.ts';
import { hashFiles } from './file-hashes.ts';
import { iconPathsPlugin } from './icon-paths.ts';
import { inlinePathsPlugin } from './inline-paths.ts';
import { lateHashesPlugin } from './late-hashes-plugin.ts';
import { leanContractsPlugin } from './lean-contracts.ts';
import { leanLibrariesPlugin } from './lean-libraries.ts';

/** Public path of the shell's own files; each name contains a hash, so they are cached permanently. */
export const SHELL_PUBLIC_PATH = '/_s/';

const CHUNK_TIMEOUT_MS = 8000;

/** The shell's two bundles: what browsers run, and what its server renders with. `BAZAAR_OUT` sets the folder. */
export function shellPreset(): RsbuildConfig {
  return process.env.NODE_ENV === 'development'
    ? devShellPreset(shellBuild(), SHELL_PUBLIC_PATH)
    : shellBuild();
}

function shellBuild(): RsbuildConfig {
  const out = process.env.BAZAAR_OUT ?? join(process.cwd(), 'dist');
  return defineConfig({
    mode: 'production',
    plugins: [
      // The router's code that comes later is one file.
      pluginReact({ splitChunks: false }),
      leanContractsPlugin(),
      inlinePathsPlugin(),
      leanLibrariesPlugin(),
      iconPathsPlugin(),
      lateHashesPlugin({ entry: /^client\.[0-9a-f]+\.js$/, folder: '' }),
      assetsPlugin(out),
    ],
    tools: { htmlPlugin: false },
    output: {
      cleanDistPath: true,
      cssModules: { localIdentName: 's-[hash:base64:5]' },
      legalComments: 'none',
    },
    performance: { printFileSize: false },
    environments: { web: webEnvironment(out), server: serverEnvironment(out) },
  });
}

/**
 * The parts of federation's runtime that this site uses: remotes in a browser; the shell itself provides the shared
 * libraries.
 */
const FEDERATION_PARTS = {
  FEDERATION_OPTIMIZE_NO_SHARED: 'true',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_ALLOW_NEW_FUNCTION: 'false',
  ENV_TARGET: '"web"',
};

function webEnvironment(out: string) {
  return {
    source: { entry: { client: './src/client.tsx' }, define: FEDERATION_PARTS },
    // The library's default build targets browsers of ten years ago.
    resolve: { alias: { rxjs$: join(import.meta.dirname, '../../../node_modules/rxjs/dist/esm/index.js') } },
    security: { sri: { enable: true, algorithm: 'sha256' as const } },
    output: {
      target: 'web' as const,
      overrideBrowserslist: BROWSERS,
      minify: MINIFY,
      distPath: { root: join(out, 'web'), js: '', jsAsync: '', css: '', cssAsync: '', font: '' },
      assetPrefix: SHELL_PUBLIC_PATH,
      filename: {
        js: '[name].[contenthash:8].js',
        css: '[name].[contenthash:8].css',
        font: '[name].[contenthash:8][ext]',
      },
      sourceMap: { js: 'hidden-source-map' as const },
    },
    splitChunks: {
      chunks: 'async' as const,
      minSize: 4000,
      cacheGroups: {
        defaultVendors: false as const,
        // One style sheet for the shell and the design system: a part that is loaded later is never unstyled.
        styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all' as const, enforce: true },
      },
    },
    tools: {
      rspack: {
        output: {
          uniqueName: 'bazaar_shell',
          chunkLoadTimeout: CHUNK_TIMEOUT_MS,
          crossOriginLoading: 'anonymous' as const,
          trustedTypes: { policyName: 'bazaar-shell-chunks' },
        },
      },
    },
  };
}

function serverEnvironment(out: string) {
  return {
    source: { entry: { shell: './src/server.tsx' } },
    output: {
      target: 'node' as const,
      module: false,
      distPath: { root: join(out, 'server'), js: '' },
      filename: { js: '[name].cjs' },
      emitCss: false,
      minify: SERVER_MINIFY,
      sourceMap: SERVER_SOURCE_MAP,
      assetPrefix: SHELL_PUBLIC_PATH,
    },
    splitChunks: false as const,
    tools: {
      rspack: {
        target: 'node' as const,
        output: { library: { type: 'commonjs2' as const }, asyncChunks: false },
      },
    },
  };
}

/** What the shell's server must know about the web bundle: the files of each chunk, and their hashes. */
export interface ShellAssets {
  chunks: Record<string, ChunkFiles>;
  integrity: Record<string, string>;
  fonts: string[];
}

function assetsPlugin(out: string): RsbuildPlugin {
  return {
    name: 'bazaar:shell-assets',
    setup(api) {
      afterCompile(api, (stats, isDevelopment) => {
        const json = stats.toJson({ all: false, children: true, chunkGroups: true });
        const web = json.children?.find((child) => child.name === 'web') ?? json;
        const assets = describeAssets(join(out, 'web'), web);
        // In development a file may change after its hash was written into the page, so there are no hashes.
        writeJson(join(out, 'assets.json'), isDevelopment ? { ...assets, integrity: {} } : assets);
      });
    },
  };
}

function describeAssets(root: string, web: Rspack.StatsCompilation): ShellAssets {
  const files = hashFiles(root);
  return {
    chunks: chunkFiles(web),
    integrity: Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity])),
    fonts: Object.keys(files).filter((name) => name.endsWith('.woff2')),
  };
}
