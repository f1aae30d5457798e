import { join, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { createChunkNaming } from './chunk-names.ts';

/** Names the chunks of a remote after the files that it imports on demand. */
export function chunkNamesPlugin(): RsbuildPlugin {
  return {
    name: 'bazaar:chunk-names',
    setup(api) {
      const nameChunks = createChunkNaming();
      const test = join(api.context.rootPath, 'src') + sep;
      api.transform({ test, environments: ['web'] }, ({ code, resourcePath }) =>
        nameChunks(resourcePath, code),
      );
    },
  };
}
