import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { developmentBundle, developmentServer } from './dev-server-settings.ts';

const DEFAULT_PORT = 3010;

/** The shell's production build, with names without hashes, no integrity and hot reload. */
export function devShellPreset(build: RsbuildConfig, publicPath: string): RsbuildConfig {
  const port = Number(process.env.BAZAAR_DEV_PORT ?? DEFAULT_PORT);
  return mergeRsbuildConfig(build, {
    ...developmentServer(port),
    output: { cssModules: { localIdentName: 's-[local]-[hash:base64:5]' } },
    environments: {
      web: {
        ...developmentBundle(publicPath),
        output: {
          filename: { js: '[name].js', css: '[name].css', font: '[name][ext]' },
          sourceMap: { js: 'cheap-module-source-map' },
        },
      },
      server: { dev: { assetPrefix: publicPath, writeToDisk: true } },
    },
  });
}
