import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RemoteDescriptor } from '@bazaar/contracts/platform';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { LazyPart } from './chunk-names.ts';
import { describeRelease } from './descriptor-plugin.ts';
import { integrityOf } from './file-hashes.ts';
import type { RemoteConfig } from './remote-config.ts';
import { SHARED_LIBRARIES } from './shared-libraries.ts';

/** A function as Node reads it from a declaration: the test runner would rewrite an `import()` in this file. */
const importing = (request: string) => ({ toString: () => `() => import('${request}')` }) as LazyPart;

const search = {
  pattern: '/search/:key',
  access: 'public',
  layout: 'main',
  render: 'server',
  page: importing('./features/search/search.route.tsx'),
} as const;
const homeTypes = {
  name: 'home.types',
  render: 'server',
  access: 'any',
  widget: importing('./features/home/home-types.widget.tsx'),
} as const;
const config: RemoteConfig = {
  name: 'mf-catalog',
  routes: [search],
  slots: [homeTypes],
  publishes: ['catalog.compared@1'],
  listens: [],
};

const chunk = (ids: (string | number)[], ...names: string[]) => ({
  chunks: ids,
  assets: names.map((name) => ({ name })),
});
const web = {
  namedChunkGroups: {
    remote: chunk([1], 'js/entry.js', 'css/entry.css'),
    search: chunk(['s', 3], 'js/entry.js', 'js/search.js', 'css/search.css'),
    'home-types': chunk([4], 'js/types.js', 'js/types.hot-update.js'),
  },
  modules: [
    { name: 'consume shared module (default) @bazaar/ui/tabs@^1.0.0 (singleton)', chunks: [3] },
    { name: 'consume shared module (default) @bazaar/ui/button@^1.0.0 (singleton)', chunks: [1, 4] },
    { name: 'consume shared module (default) @bazaar/ui/dialog@^1.0.0 (singleton)', chunks: ['lazy'] },
    { identifier: 'consume shared module (default) @bazaar/ui/button@^1.0.0 (singleton)' },
    { name: 'consume shared module (default) react@^19.0.0 (singleton)' },
    { name: 'consume shared module (default) @bazaar/drawing/assembly@^1.0.0 (singleton)', chunks: ['lazy'] },
    { name: 'consume shared module (default) @bazaar/host@^1.0.0 (singleton)', chunks: [3] },
    { name: './src/remote.ts' },
  ],
};

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-descriptor-'));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  for (const file of ['js/entry.js', 'js/search.js', 'js/types.js', 'css/entry.css', 'css/search.css']) {
    put(file);
  }
  put('remoteEntry.js');
  put('server/remote.cjs');
});

function put(file: string): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), file);
}

const describeIt = (stats: object = web, change: Partial<RemoteConfig> = {}) =>
  describeRelease(
    { config: { ...config, ...change }, version: '1.4.0', out, container: 'mf_catalog_1_4_0' },
    stats as never,
  );

describe('the descriptor of a release', () => {
  it('contains what the remote declares, and matches its schema', () => {
    const descriptor = describeIt();

    expect(RemoteDescriptor.parse(descriptor)).toEqual(descriptor);
    expect(descriptor).toMatchObject({
      name: 'mf-catalog',
      version: '1.4.0',
      container: 'mf_catalog_1_4_0',
      entry: 'remoteEntry.js',
      serverBundle: 'server/remote.cjs',
      publishes: ['catalog.compared@1'],
      shared: SHARED_LIBRARIES,
    });
  });

  it('names the files that each route and slot needs, those of the entry first and once', () => {
    const { routes, slots } = describeIt();

    expect(routes).toEqual([
      {
        pattern: '/search/:key',
        access: 'public',
        layout: 'main',
        render: 'server',
        scripts: ['js/entry.js', 'js/search.js'],
        styles: ['css/entry.css', 'css/search.css'],
        ui: ['button', 'tabs'],
      },
    ]);
    expect(slots).toEqual([
      {
        name: 'home.types',
        render: 'server',
        access: 'any',
        scripts: ['js/entry.js', 'js/types.js'],
        styles: ['css/entry.css'],
        ui: ['button'],
      },
    ]);
  });

  it('names the parts of the design system that the build uses, once and in order', () => {
    expect(describeIt().ui).toEqual(['assembly', 'button', 'dialog', 'tabs']);
  });

  it('contains the hash of every file', () => {
    const { files } = describeIt();

    expect(Object.keys(files)).toHaveLength(7);
    expect(files['js/search.js']).toEqual({ integrity: integrityOf('js/search.js'), bytes: 12 });
  });

  it('has no server bundle when none was built', () => {
    rmSync(join(out, 'server'), { recursive: true });

    expect(describeIt().serverBundle).toBeNull();
  });

  it('names the same files for routes that share an import', () => {
    const { routes } = describeIt(web, { routes: [search, { ...search, pattern: '/find/:key' }] });

    expect(routes.map(({ pattern }) => pattern)).toEqual(['/search/:key', '/find/:key']);
    expect(routes[1]?.scripts).toEqual(routes[0]?.scripts);
  });

  it('cannot be made when the chunk of a route was not built', () => {
    const routes = [{ ...search, page: importing('./features/serach/serach.route.tsx') }];

    expect(() => describeIt(web, { routes })).toThrow(
      /mf-catalog: the build made no chunk "serach".*routes\.ts/,
    );
  });

  it('cannot be made when a route loads no page', () => {
    const routes = [{ ...search, page: () => Promise.resolve({}) }];

    expect(() => describeIt(web, { routes })).toThrow('exactly one import');
  });

  it('cannot be made when two routes have the same pattern', () => {
    expect(() => describeIt(web, { routes: [search, search] })).toThrow('may stand in a descriptor once');
  });

  it('cannot be created when a file that it names does not exist', () => {
    rmSync(join(out, 'css/search.css'));

    expect(() => describeIt()).toThrow('must be in `files`');
  });
});
