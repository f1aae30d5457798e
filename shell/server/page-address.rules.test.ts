import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { resolveComposition } from './composition.rules.ts';
import { compositionKey, pageAddress, withIgnored } from './page-address.rules.ts';
import { givenDescriptor, givenManifest, givenRemote, servedWell } from './testing/given-manifest.ts';

const visitor = { cookies: {}, headers: {}, bucket: 0 };
const page = { access: 'public', layout: 'main', render: 'server' } as const;
const routes: RemoteDescriptor['routes'] = [
  { pattern: '/products/:productId/*', query: ['quantity'] },
  { pattern: '/products/base-product/:id/*', query: ['sort', 'p#from'] },
  { pattern: '/profile/wallet' },
  { pattern: '/*', query: [] },
].map((route) => ({ ...page, ...route, scripts: [], styles: [] }));

function givenComposition(change = {}) {
  const remote = givenRemote(['1.0.0']);
  const retained = [{ releasedAt: '2026-11-01T00:00:00Z', descriptor: givenDescriptor({ routes }) }];
  return resolveComposition(givenManifest({ ...remote, retained, ...change }), visitor);
}

const read = (path: string) => pageAddress(new URL(path, 'https://bazaar.example'), givenComposition());

describe('the address of a page', () => {
  it.each([
    ['/products/5/pump?utm_source=x&quantity=3&gclid=1', '/products/5/pump?quantity=3'],
    ['/products/5/pump?fbclid=1&color=red', '/products/5/pump'],
    [
      '/products/base-product/7/x?quantity=3&sort=price&p12from=4',
      '/products/base-product/7/x?p12from=4&sort=price',
    ],
    ['/faq?cache=buster', '/faq'],
    ['/?ref=mail', '/'],
    ['/users/login?redirectPath=%2Ffaq&utm_source=x', '/users/login?redirectPath=%2Ffaq'],
  ])('of %s has the parameters alone that its route declares', (path, expected) => {
    const { url, isCacheable } = read(path);

    expect([url.pathname + url.search, isCacheable]).toEqual([expected, true]);
  });

  it('is the same in whatever order the parameters are written, and keeps that of one name', () => {
    expect(read('/products/base-product/7/x?sort=b&p1from=2&sort=a').url.search).toBe(
      read('/products/base-product/7/x?p1from=2&sort=b&sort=a').url.search,
    );
  });

  it('of a route that declares none keeps all but those of trackers, and is not cacheable with any', () => {
    const address = read('/profile/wallet?page=2&utm_source=x');

    expect([address.url.search, address.isCacheable]).toEqual(['?page=2', false]);
    expect(read('/profile/wallet?utm_source=x').isCacheable).toBe(true);
  });

  it('is told to a redirect with what was left out', () => {
    const address = read('/products/5/pump?utm_source=x&quantity=3');

    expect(withIgnored('/products/5/new?quantity=3#top', address)).toBe(
      '/products/5/new?quantity=3&utm_source=x#top',
    );
    expect(withIgnored('/faq', address)).toBe('/faq?utm_source=x');
    expect(withIgnored('/faq', { ignored: '' })).toBe('/faq');
  });
});

describe('the key of a composition', () => {
  it('stays the same when the manifest changes without changing what the visitor gets', () => {
    const canary = { version: '1.0.0', rule: { percent: 1 } };

    expect(compositionKey(givenComposition())).toBe(compositionKey(givenComposition({ canary: null })));
    expect(compositionKey(givenComposition({ canary }))).toBe(compositionKey(givenComposition()));
  });

  it.each([
    ['the kill switch', { clientOnly: true }],
    ['the version to fall back to', { lastGood: '1.0.0', history: { '1.0.0': servedWell } }],
  ])('is another with another %s', (_what, change) => {
    expect(compositionKey(givenComposition(change))).not.toBe(compositionKey(givenComposition()));
  });
});
