import { testConfig } from '@bazaar/testing';
import { describe, expect, it, vi } from 'vitest';
import type { PageInput, PreparedPage } from '../src/document/prepare-page.tsx';
import type { RenderOptions } from '../src/document/render-stream.ts';
import { resolveComposition } from './composition.rules.ts';
import { createPageRenderer } from './page-renderer.ts';
import { givenManifest, givenRemote } from './testing/given-manifest.ts';
import { givenShellBuild } from './testing/given-services.ts';

const HEAD = {
  title: 'پمپ',
  description: '',
  canonical: 'https://bazaar.example/a',
  robots: null,
  openGraphType: 'website',
  feed: null,
  jsonLd: [],
};

const cycle: Record<string, unknown> = {};
cycle.self = cycle;

/** A page whose remote gives what `change` says, unless its code may not run. */
function givenPage(change: () => object): (input: PageInput) => Promise<PreparedPage> {
  return async ({ composition }) => {
    const isClientOnly = composition.remotes[0]?.routes[0]?.render === 'client';
    return {
      ...{ kind: 'page', status: 200, head: HEAD, shellChunk: null, slots: [], element: null as never },
      matched: { remote: 'mf-catalog', pattern: '/mf-catalog/:id' },
      mode: isClientOnly ? 'client' : 'server',
      hydration: { loaderData: {}, errors: null },
      queries: { queries: [], mutations: [] },
      ...(isClientOnly ? {} : change()),
    } as PreparedPage;
  };
}

async function render(change: () => object, onStream: (stream: RenderOptions) => void = () => undefined) {
  const warn = vi.fn();
  const shell = givenShellBuild({
    preparePage: givenPage(change) as never,
    createServerHost: (() => ({ queryClient: {} })) as never,
    renderStream: ((_element: unknown, options: RenderOptions) => {
      options.onShellReady((to) => {
        to.write('<main></main>');
        onStream(options);
        to.end();
      });
      return { abort() {} };
    }) as never,
  });
  const page = await createPageRenderer({
    shell,
    bundles: { load: () => Promise.reject(new Error('not asked')) },
    servicesOrigin: 'http://services',
    publicOrigin: 'https://bazaar.example',
    isPublicDemo: false,
    serviceReads: {
      forPage: () => ({
        fetch: () => Promise.reject(new Error('not asked')),
        timeoutMs: undefined,
        isFailing: () => false,
      }),
    },
  })({
    url: new URL('https://bazaar.example/a'),
    composition: resolveComposition(givenManifest(givenRemote(['1.0.0'])), {
      cookies: {},
      headers: {},
      bucket: 0,
    }),
    config: testConfig,
    traceparent: 't',
    clientAddress: '192.0.2.7',
    log: { warn, error: vi.fn() },
  });
  if (page.kind !== 'page') {
    throw new Error('This page redirects.');
  }
  let html = '';
  const isComplete = await new Promise<boolean>((resolve) => {
    page.stream({
      write: (text) => {
        html += text;
      },
      end: resolve,
    });
  });
  return { page, html, isComplete, warn };
}

const WRONG: readonly [what: string, change: () => object, reason: RegExp][] = [
  [
    'loader data with a BigInt',
    () => ({ hydration: { loaderData: { a: 1n }, errors: null } }),
    /bigint at "a"/,
  ],
  ['loader data with a cycle', () => ({ hydration: { loaderData: cycle, errors: null } }), /circular/],
  ['a query with a function', () => ({ queries: { queries: [{ act() {} }], mutations: [] } }), /a function/],
  ['a title that is no text', () => ({ head: { ...HEAD, title: 5 } }), /head\.title is wrong/],
  ['structured data with a cycle', () => ({ head: { ...HEAD, jsonLd: [cycle] } }), /circular/],
  ['a status that does not exist', () => ({ status: 9000 }), /status is wrong/],
];

describe('a remote that gives', () => {
  it.each(WRONG)(
    '%s leaves its region to the browser, before the first byte',
    async (_what, change, reason) => {
      const { page, html, isComplete, warn } = await render(change);

      expect(page).toMatchObject({ status: 200, mode: 'client' });
      expect(html).toMatch(/^<!doctype html>.*<\/html>$/s);
      expect(isComplete).toBe(false);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ remotes: ['mf-catalog'], reason: expect.stringMatching(reason) }),
        expect.any(String),
      );
    },
  );

  it('a query state that no script can hold leaves that part to the browser', async () => {
    const { html, isComplete } = await render(
      () => ({}),
      (stream) => stream.onQuery({ queries: [{ count: 1n }] }),
    );

    expect(html).toContain('</html>');
    expect(html).not.toContain('.push(');
    expect(isComplete).toBe(false);
  });
});
