import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RemoteDescriptor } from '@bazaar/contracts/platform';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { describeRelease } from './descriptor-plugin.ts';
import { integrityOf } from './file-hashes.ts';
import type { RemoteConfig } from './remote-config.ts';
import { SHARED_LIBRARIES } from './shared-libraries.ts';

const config: RemoteConfig = {
  name: 'mf-catalog',
  routes: [{ pattern: '/search/:key', access: 'public', layout: 'main', render: 'server', chunk: 'search' }],
  slots: [{ name: 'home.types', render: 'server', access: 'any', chunk: 'home-types' }],
  publishes: ['catalog.compared@1'],
  listens: [],
};

const chunk = (ids: (string | number)[], ...names: string[]) => ({
  chunks: ids,
  assets: names.map((name) => ({ name })),
});
const web = {
  namedChunkGroups: {
    remote: chunk([1], 'js/door.js', 'css/door.css'),
    search: chunk(['s', 3], 'js/door.js', 'js/search.js', 'css/search.css'),
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
  for (const file of ['js/door.js', 'js/search.js', 'js/types.js', 'css/door.css', 'css/search.css']) {
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
  it('says what the remote declares, and keeps its schema', () => {
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

  it('names the files that each route and slot needs, those of the door first and once', () => {
    const { routes, slots } = describeIt();

    expect(routes).toEqual([
      {
        pattern: '/search/:key',
        access: 'public',
        layout: 'main',
        render: 'server',
        scripts: ['js/door.js', 'js/search.js'],
        styles: ['css/door.css', 'css/search.css'],
        ui: ['button', 'tabs'],
      },
    ]);
    expect(slots).toEqual([
      {
        name: 'home.types',
        render: 'server',
        access: 'any',
        scripts: ['js/door.js', 'js/types.js'],
        styles: ['css/door.css'],
        ui: ['button'],
      },
    ]);
  });

  it('names the parts of the design system that the build uses, once and in order', () => {
    expect(describeIt().ui).toEqual(['assembly', 'button', 'dialog', 'tabs']);
  });

  it('holds the hash of every file', () => {
    const { files } = describeIt();

    expect(Object.keys(files)).toHaveLength(7);
    expect(files['js/search.js']).toEqual({ integrity: integrityOf('js/search.js'), bytes: 12 });
  });

  it('has no server bundle when none was built', () => {
    rmSync(join(out, 'server'), { recursive: true });

    expect(describeIt().serverBundle).toBeNull();
  });

  it('cannot be made when a declared chunk was not built, and says how to name it', () => {
    const routes = [{ ...(config.routes[0] as RemoteConfig['routes'][number]), chunk: 'serach' }];

    expect(() => describeIt(web, { routes })).toThrow(
      /mf-catalog: remote\.config\.ts names the chunk "serach".*webpackChunkName/,
    );
  });

  it('cannot be made when a file that it names is not there', () => {
    rmSync(join(out, 'css/search.css'));

    expect(() => describeIt()).toThrow('must be in `files`');
  });
});
