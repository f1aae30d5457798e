import { basename, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

const ROUTER = 'react-router/dist/production/lib';
const FEDERATION = '@module-federation/runtime-core/dist';
const QUERY = '@tanstack/query-core/build/modern';

/**
 * Parts of libraries that this site does not use, the files that import them, and the stubs that browsers load
 * instead: five kilobytes less. A test checks that each stub exports what its importers use.
 */
export const STUBS = [
  stubFor(`${ROUTER}/dom/ssr/components.js`, 'router-framework.ts', ['dom/lib.js']),
  stubFor(`${ROUTER}/router/instrumentation.js`, 'router-instrumentation.ts', ['router/router.js']),
  stubFor(`${ROUTER}/router/router.js`, 'router-core.ts', ['components.js', 'hooks.js']),
  stubFor(`${FEDERATION}/plugins/snapshot/SnapshotHandler.js`, 'federation-snapshot.ts', [
    'core.js',
    'remote/index.js',
  ]),
  stubFor(`${FEDERATION}/utils/preload.js`, 'federation-preload.ts', ['remote/index.js']),
  stubFor(`${QUERY}/infiniteQueryBehavior.js`, 'query-infinite.ts', ['query.js']),
];

interface Stub {
  /** The end of the part's path. */
  part: string;
  /** Files of the same library that import it, and get the stub. */
  importers: readonly string[];
  file: string;
}

function stubFor(part: string, file: string, importers: readonly string[]): Stub {
  const library = [ROUTER, FEDERATION, QUERY].find((folder) => part.startsWith(folder));
  return {
    part,
    importers: importers.map((importer) => `${library}/${importer}`),
    file: join(import.meta.dirname, 'stubs', file),
  };
}

/** Leaves out of the libraries what browsers would load but never run. */
export function leanLibrariesPlugin(): RsbuildPlugin {
  return {
    name: 'bazaar:lean-libraries',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, environment, rspack }) => {
        if (environment.name === 'web') {
          appendPlugins(
            STUBS.map(
              ({ part, importers, file }) =>
                new rspack.NormalModuleReplacementPlugin(
                  new RegExp(`${basename(part).replace('.', '\\.')}$`),
                  (request) => {
                    const { issuer } = request.contextInfo;
                    const isPart = join(request.context, request.request).endsWith(part);
                    if (isPart && importers.some((importer) => issuer.endsWith(importer))) {
                      request.request = file;
                    }
                  },
                ),
            ),
          );
        }
      });
    },
  };
}
