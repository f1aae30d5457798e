import type { DescriptorSlot, RemoteDescriptor } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { givenDescriptor, givenShellDescriptor } from '../../shell/server/testing/given-manifest.ts';
import { refusals } from './gate.rules.ts';

const shell = givenShellDescriptor();
const [route] = givenDescriptor().routes;
const [catalog, suppliers] = [givenDescriptor(), givenDescriptor({ name: 'mf-suppliers' })];
const slot: DescriptorSlot = {
  ...{ name: 'home.news', render: 'client', access: 'any' },
  ...{ scripts: [], styles: [] },
};

function withRoutes(release: RemoteDescriptor, ...patterns: readonly string[]): RemoteDescriptor {
  return {
    ...release,
    routes: patterns.map((pattern) => ({ ...route, pattern }) as (typeof release.routes)[number]),
  };
}

describe('the deploy gate', () => {
  it('accepts releases without a conflict', () => {
    expect(refusals([catalog, suppliers], shell)).toEqual([]);
  });

  it.each<[string, Partial<RemoteDescriptor>, string]>([
    [
      'a host contract that the shell does not serve',
      { hostContract: 9 },
      'needs host contract 9; this shell',
    ],
    ['a library that the shell does not provide', { shared: { vue: '^3.0.0' } }, 'expects vue ^3.0.0, which'],
    [
      'a range that the shell does not provide',
      { shared: { react: '^18.0.0' } },
      'mf-catalog 1.0.0 expects react ^18.0.0; this shell provides 19.2.0.',
    ],
    ['an unknown part of the design system', { ui: ['button', 'carousel'] }, 'uses carousel of the design'],
    [
      'an unknown part of one page',
      { routes: catalog.routes.map((each) => ({ ...each, ui: ['dial'] })) },
      'uses dial of the design',
    ],
    [
      'an unknown slot',
      { slots: [{ ...slot, name: 'home.new' }] },
      'fills the slot home.new, which no page has.',
    ],
    [
      'an event that nobody publishes',
      { listens: ['wallet.charged@1'] },
      'listens to wallet.charged@1, which nobody',
    ],
    [
      'another owner’s event',
      { publishes: ['wallet.charged@1'] },
      'publishes wallet.charged@1, which is another',
    ],
    [
      'a page that weighs too much',
      { files: { ...catalog.files, 'js/page.js': { integrity: 'x', bytes: 1_001 } } },
      'mf-catalog 1.0.0 loads 1001 bytes for /mf-catalog/:id; 1000 are allowed.',
    ],
    [
      'a release that weighs too much',
      { files: { ...catalog.files, 'film.mp4': { integrity: 'x', bytes: 2_001 } } },
      'bytes for browsers; 2000 are allowed.',
    ],
    ['a global that another remote has', { container: suppliers.container }, 'both name their global'],
  ])('refuses %s', (_case, change, reason) => {
    expect(refusals([{ ...catalog, ...change }, suppliers], shell).join(' ')).toContain(reason);
  });

  it('counts neither the server’s code nor source maps against the budget', () => {
    const file = { integrity: 'x', bytes: 9_000 };
    const files = { ...catalog.files, 'server/remote.cjs': file, 'js/page.js.map': file };
    expect(refusals([{ ...catalog, files }], shell)).toEqual([]);
  });

  it('accepts events that the shell publishes, and those of the release itself', () => {
    const topic = 'catalog.compared@1';
    const listens = [topic, 'session.signed-out@1'];
    expect(refusals([{ ...catalog, publishes: [topic], listens }], shell)).toEqual([]);
  });

  it('refuses a release that no longer publishes what another remote, or the shell, listens to', () => {
    const listener = { ...suppliers, listens: ['catalog.compared@1'] };
    const publisher = { ...catalog, publishes: ['catalog.compared@2'] };
    const listening = { ...shell, listens: ['catalog.compared@1'] };
    expect(refusals([publisher, listener], shell)).toEqual([
      'mf-suppliers 1.0.0 listens to catalog.compared@1, which nobody publishes.',
    ]);
    expect(refusals([publisher], listening)).toEqual([
      'The shell listens to catalog.compared@1, which nobody publishes.',
    ]);
  });

  it('refuses two remotes that fill one slot', () => {
    const releases = [catalog, suppliers].map((release) => ({ ...release, slots: [slot] }));
    expect(refusals(releases, shell)).toEqual([
      'mf-catalog 1.0.0 and mf-suppliers 1.0.0 both fill the slot home.news.',
    ]);
  });
});

describe('addresses of the shell', () => {
  it.each([
    ['/users/login', '/users/login'],
    ['/', '/'],
    ['/_r/:name', '/_r/*'],
    ['/_r/*', '/_r/*'],
  ])('are not taken by %s', (pattern, taken) => {
    expect(refusals([withRoutes(catalog, pattern)], shell)).toEqual([
      `The route ${pattern} of mf-catalog 1.0.0 takes ${taken} from the shell.`,
    ]);
  });

  it.each(['/*', '/:page', '/users/:id', '/users/login/help'])('stay the shell’s beside %s', (pattern) => {
    expect(refusals([withRoutes(catalog, pattern)], shell)).toEqual([]);
  });
});

describe('addresses of two remotes', () => {
  const between = (one: string, other: string) =>
    refusals([withRoutes(catalog, one), withRoutes(suppliers, other)], shell);

  it.each([
    ['/supplier/:id/*', '/supplier/:supplierId/*'],
    ['/supplier/5', '/supplier/:supplierId/*'],
    ['/supplier/:id/items', '/supplier/new/:tab'],
    ['/supplier/*', '/supplier/:id'],
    ['/:kind/list', '/supplier/:id'],
    ['/*', '/*'],
  ])('do not overlap: %s and %s', (one, other) => {
    expect(between(one, other)).toEqual([
      `The route ${one} of mf-catalog 1.0.0 overlaps ${other} of mf-suppliers 1.0.0.`,
    ]);
  });

  it.each([
    ['/supplier/:id', '/supplier/:id/items'],
    ['/supplier/a/:id', '/supplier/b/:id'],
    ['/suppliers', '/supplier'],
    ['/anything/:id', '/*'],
  ])('may be neighbours: %s and %s', (one, other) => {
    expect(between(one, other)).toEqual([]);
  });

  it('may lie within another’s where that is agreed, for the remote that it is agreed with', () => {
    expect(between('/products/search/:type', '/products/:id/*')).toEqual([]);
    expect(between('/products/:id/*', '/products/search/:type')).toHaveLength(1);
    expect(between('/products/searching', '/products/:id/*')).toHaveLength(1);
  });
});
