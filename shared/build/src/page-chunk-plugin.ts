import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { nameChunks } from './page-chunk.ts';

/** Names the chunks of a remote's pages and widgets, where it declares them. */
export function pageChunkPlugin(): RsbuildPlugin {
  return {
    name: 'bazaar:page-chunks',
    setup(api) {
      const test = ['routes.ts', 'slots.ts'].map((file) => join(api.context.rootPath, 'src', file));
      api.transform({ test, environments: ['web'] }, ({ code }) => nameChunks(code));
    },
  };
}
