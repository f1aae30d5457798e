import { join } from 'node:path';
import { DEVELOPMENT_VERSION, REMOTE_NAMES, type RemoteName } from '@bazaar/contracts/platform';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { developmentBundle, developmentServer } from './dev-server-settings.ts';

const FIRST_PORT = 3001;

/** The folder of a remote's development build: in the project's development data, where its shell looks for it. */
export function devFolder(name: RemoteName): string {
  const data = process.env.BAZAAR_DATA ?? join(process.cwd(), '..', '.data');
  return process.env.BAZAAR_OUT ?? join(data, 'dev', 'releases', name, DEVELOPMENT_VERSION);
}

/**
 * A remote's production build with the changes for development: names without hashes, so that a file's address
 * stays the same while the file changes, no integrity, hot reload, and every file served from the remote's own origin.
 */
export function devRemotePreset(name: RemoteName, build: RsbuildConfig): RsbuildConfig {
  const port = Number(process.env.BAZAAR_DEV_PORT ?? FIRST_PORT + REMOTE_NAMES.indexOf(name));
  const base = `http://localhost:${port}/${DEVELOPMENT_VERSION}/`;
  return mergeRsbuildConfig(build, {
    ...developmentServer(port),
    output: { cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` } },
    environments: {
      web: {
        ...developmentBundle(base),
        output: {
          filename: { js: '[name].js', css: '[name].css' },
          sourceMap: { js: 'cheap-module-source-map' },
        },
      },
      server: { dev: { assetPrefix: base, writeToDisk: true } },
    },
  });
}
