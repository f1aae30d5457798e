import * as icons from '@mdi/js';
import type { RsbuildPlugin } from '@rsbuild/core';

const IMPORT = /^import \{([^}]*)\} from ['"]@mdi\/js['"];?$/gm;
const paths: Readonly<Record<string, string>> = icons;

/**
 * A module with the icons that it names written into it. All icons are one module of their package, and a bundler
 * that puts that module into several chunks puts every icon of the whole build into each of them.
 * @throws Error for an icon that does not exist, or is imported under another name.
 */
export function withIconPaths(source: string): string {
  return source.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `const ${name} = ${JSON.stringify(pathOf(name))};`)
      .join(' '),
  );
}

function pathOf(name: string): string {
  const path = paths[name];
  if (path === undefined) {
    throw new Error(`"${name}" is no icon of @mdi/js.`);
  }
  return path;
}

/** Gives each module only the icons it uses, in browser builds; the server loads a bundle once. */
export function iconPathsPlugin(): RsbuildPlugin {
  return {
    name: 'bazaar:icon-paths',
    setup(api) {
      api.transform({ test: /\.tsx?$/, environments: ['web'] }, ({ code }) => withIconPaths(code));
    },
  };
}
