import { join } from 'node:path';
import * as paths from '@bazaar/contracts/paths';
import type { RsbuildPlugin } from '@rsbuild/core';

const patterns = new Map<string, string>(Object.entries(paths));

/** The text of a module with each `paths.product` as the pattern itself. */
export function inlinePaths(source: string): string {
  return source.replace(/\bpaths\.(\w+)\b/g, (text, name: string) => {
    const pattern = patterns.get(name);
    return pattern === undefined ? text : JSON.stringify(pattern);
  });
}

/**
 * Writes patterns where routes and links name them. A bundler keeps a constant of another module behind a reference as
 * soon as two chunks use it, and the table of all patterns would come with the first script of every remote.
 */
export function inlinePathsPlugin(): RsbuildPlugin {
  return {
    name: 'bazaar:inline-paths',
    setup(api) {
      const test = [
        join(api.context.rootPath, 'src/routes.ts'),
        ...['links.ts', 'profile-links.ts'].map((file) =>
          join(import.meta.dirname, '../../contracts/src', file),
        ),
      ];
      api.transform({ test, environments: ['web'] }, ({ code }) => inlinePaths(code));
    },
  };
}
