import { describe, expect, it } from 'vitest';
import { ReleasePath, RemoteDescriptor, Version } from './index.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const file = { integrity, bytes: 10 };

const good = {
  schema: 1,
  name: 'mf-catalog',
  version: '1.4.0-rc.1',
  hostContract: 1,
  builtAt: '2025-01-01T00:00:00Z',
  sourceHash: 'abc',
  container: 'mf_catalog__1_4_0',
  entry: 'remoteEntry.js',
  serverBundle: 'server/remote.cjs',
  routes: [
    {
      pattern: '/category/:categoryId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      scripts: ['async/category.1f.js'],
      styles: ['async/category.1f.css'],
    },
  ],
  slots: [{ name: 'home.types', render: 'server', access: 'any', scripts: ['async/types.js'], styles: [] }],
  publishes: ['suppliers.favorite-toggled@1'],
  listens: ['session.signed-out@1'],
  shared: { react: '^19.3.1' },
  ui: ['button', 'drawing'],
  files: {
    'remoteEntry.js': file,
    'server/remote.cjs': file,
    'async/category.1f.js': file,
    'async/category.1f.css': file,
    'async/types.js': file,
  },
};
const [route] = good.routes;
const [slot] = good.slots;
const { 'remoteEntry.js': _entry, ...withoutEntry } = good.files;
const withRoute = (change: object) => ({ ...good, routes: [{ ...route, ...change }] });

describe('RemoteDescriptor', () => {
  it('accepts a release', () => {
    expect(RemoteDescriptor.parse(good)).toEqual(good);
  });

  it('accepts the names of the parameters that a page reads', () => {
    const query = ['page', 'p#from', 'filter.properties[#].value'];

    expect(RemoteDescriptor.safeParse(withRoute({ query })).success).toBe(true);
  });

  it('accepts the longer hashes of former releases', () => {
    const former = { ...file, integrity: `sha384-${'A'.repeat(64)}` };

    expect(RemoteDescriptor.safeParse({ ...good, files: { ...good.files, 'x.js': former } }).success).toBe(
      true,
    );
  });

  it.each(['/', '/*', '/:slug', '/faq', '/category/:categoryId/*', '/products/search/:categoryType'])(
    'accepts the pattern %s',
    (pattern) => {
      expect(RemoteDescriptor.safeParse(withRoute({ pattern })).success).toBe(true);
    },
  );

  it.each([
    ['another schema', { ...good, schema: 2 }],
    ['an unknown key', { ...good, run: 'x' }],
    ['an unknown key of a route', withRoute({ inject: 'x' })],
    ['a remote that is none of the five', { ...good, name: 'mf-evil' }],
    ['no version', { ...good, version: undefined }],
    ['a version that climbs', { ...good, version: '1.0.0-../..' }],
    ['a host contract of zero', { ...good, hostContract: 0 }],
    ['a container that is no name', { ...good, container: 'a;alert(1)' }],
    ['an entry that climbs', { ...good, entry: '../remoteEntry.js' }],
    ['an entry on another host', { ...good, entry: 'https://evil.example/remoteEntry.js' }],
    ['an entry without a hash', { ...good, files: withoutEntry }],
    ['a server bundle without a hash', { ...good, serverBundle: 'server/other.cjs' }],
    ['a route script without a hash', withRoute({ scripts: ['async/other.js'] })],
    ['a route style without a hash', withRoute({ styles: ['async/other.css'] })],
    ['a slot script without a hash', { ...good, slots: [{ ...slot, scripts: ['other.js'] }] }],
    ['a script that climbs', withRoute({ scripts: ['async/../../x.js'] })],
    ['a file without integrity', { ...good, files: { ...good.files, 'x.js': { bytes: 1 } } }],
    [
      'a weaker hash',
      { ...good, files: { ...good.files, 'x.js': { ...file, integrity: `sha1-${'A'.repeat(27)}=` } } },
    ],
    ['a cut hash', { ...good, files: { ...good.files, 'x.js': { ...file, integrity: 'sha256-AAAA' } } }],
    [
      'two hashes',
      { ...good, files: { ...good.files, 'x.js': { ...file, integrity: `${integrity} ${integrity}` } } },
    ],
    ['a file that climbs', { ...good, files: { ...good.files, '../x.js': file } }],
    ['an absolute file', { ...good, files: { ...good.files, '/etc/passwd': file } }],
    ['a negative size', { ...good, files: { ...good.files, 'x.js': { ...file, bytes: -1 } } }],
    ['one pattern twice', { ...good, routes: [route, route] }],
    ['one slot twice', { ...good, slots: [slot, slot] }],
    ['a pattern without its slash', withRoute({ pattern: 'faq' })],
    ['an empty pattern', withRoute({ pattern: '' })],
    ['a pattern with an empty segment', withRoute({ pattern: '/a//b' })],
    ['a pattern with a star inside', withRoute({ pattern: '/a/*/b' })],
    ['a parameter with a character of a pattern', withRoute({ query: ['p.*'] })],
    ['an access that is none', withRoute({ access: 'admin' })],
    ['a layout that is none', withRoute({ layout: 'wide' })],
    ['a topic without its version', { ...good, listens: ['session.signed-out'] }],
  ])('refuses %s', (_, descriptor) => {
    expect(RemoteDescriptor.safeParse(descriptor).success).toBe(false);
  });
});

describe('ReleasePath', () => {
  it.each(['a.js', 'async/a.b-c_1.js', '..a/b..js', '.well-known/x'])('accepts %s', (path) => {
    expect(ReleasePath.safeParse(path).success).toBe(true);
  });

  it.each([
    '',
    '.',
    '..',
    'a/..',
    './a',
    'a/./b',
    '/a',
    'a//b',
    'a/',
    'a\\..\\b',
    '%2e%2e/a',
    'a?b',
    'a#b',
    'a b',
    'a\n',
    `${'a'.repeat(201)}`,
  ])('refuses %j', (path) => {
    expect(ReleasePath.safeParse(path).success).toBe(false);
  });
});

describe('Version', () => {
  it.each(['0.0.1', '1.4.0', '10.20.30-rc.1', '1.0.0-a-b.2'])('accepts %s', (version) => {
    expect(Version.safeParse(version).success).toBe(true);
  });

  it.each([
    '1',
    '1.0',
    'v1.0.0',
    '1.0.0-',
    '1.0.0-..',
    '1.0.0-a..b',
    '1.0.0/..',
    '1.0.0\n',
    `1.0.0-${'a'.repeat(60)}`,
  ])('refuses %j', (version) => {
    expect(Version.safeParse(version).success).toBe(false);
  });
});
