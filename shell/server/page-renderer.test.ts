import { testConfig } from '@bazaar/testing';
import { describe, expect, it, vi } from 'vitest';
import type { PreparedPage } from '../src/document/prepare-page.tsx';
import type { RenderOptions } from '../src/document/render-stream.ts';
import { resolveComposition } from './composition.rules.ts';
import { NONCE_PLACEHOLDER } from './document.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PageResponse } from './rendered-page.ts';
import { givenManifest, givenRemote } from './testing/given-manifest.ts';
import { givenShellBuild } from './testing/given-services.ts';

const preparedPage: PreparedPage = {
  kind: 'page',
  status: 200,
  head: {
    title: 'پمپ "آ"',
    description: '<b>',
    canonical: 'https://bazaar.example/a',
    robots: null,
    openGraphType: 'website',
    feed: null,
    jsonLd: [{ '@type': 'Product', name: '</script>' }],
  },
  matched: { remote: 'mf-catalog', pattern: '/mf-catalog/:id' },
  mode: 'server',
  hydration: { loaderData: {}, errors: null },
  queries: { queries: [], mutations: [] },
  shellChunk: null,
  slots: [],
  element: null as never,
};

/** Renders a page with a bundle whose stream the test controls. */
async function render(
  play: (stream: RenderOptions) => void,
  page: Partial<PreparedPage> = {},
  { remote = givenRemote(['1.0.0']), isFailing = false, isPublicDemo = false } = {},
) {
  const preparePage = vi.fn(async () => ({ ...preparedPage, ...page }));
  const shell = givenShellBuild({
    preparePage: preparePage as never,
    createServerHost: (() => ({ queryClient: {} })) as never,
    renderStream: ((_element: unknown, options: RenderOptions) => {
      play(options);
      return { abort() {} };
    }) as never,
  });
  const log = { warn: vi.fn(), error: vi.fn() };
  const response: PageResponse = await createPageRenderer({
    shell,
    bundles: { load: () => Promise.reject(new Error('not asked')) },
    servicesOrigin: 'http://services',
    publicOrigin: 'https://bazaar.example',
    isPublicDemo,
    serviceReads: {
      forPage: () => ({
        fetch: () => Promise.reject(new Error('not asked')),
        timeoutMs: undefined,
        isFailing: () => isFailing,
      }),
    },
  })({
    url: new URL('https://bazaar.example/a'),
    composition: resolveComposition(givenManifest(remote), { cookies: {}, headers: {}, bucket: 0 }),
    config: testConfig,
    traceparent: 't',
    clientAddress: '192.0.2.7',
    log,
  });
  if (response.kind !== 'page') {
    throw new Error('This page redirects.');
  }
  const written: string[] = [];
  const isComplete = await new Promise<boolean>((resolve) => {
    response.stream({ write: (text) => written.push(text), end: resolve });
  });
  return { response, html: written.join(''), isComplete, log };
}

type Pipe = (to: NodeJS.WritableStream) => void;

/** The stream that the bundle pipes markup into. */
function sinkOf(stream: RenderOptions, frame: string): NodeJS.WritableStream {
  let sink: NodeJS.WritableStream | undefined;
  const pipe: Pipe = (to) => {
    sink = to;
    to.write(frame);
  };
  stream.onShellReady(pipe as never);
  return sink as NodeJS.WritableStream;
}

const whole = (stream: RenderOptions) => sinkOf(stream, '<main>پمپ</main>').end();

describe('a rendered document', () => {
  it('is head, markup, then boot data and the client, which waits for the first paint', async () => {
    const { html, isComplete } = await render(whole);

    const order = [
      '<!doctype html>',
      '<div id="root"><main>',
      'id="bazaar-boot"',
      '{"@type":"Product"',
      '<template id="bazaar-first">',
      'src="/_s/client.js"',
      '</template>',
      '>start()</script>',
      '</html>',
    ];
    expect(order.map((part) => html.indexOf(part))).toEqual(
      order.map((part) => html.indexOf(part)).sort((a, b) => a - b),
    );
    expect(order.filter((part) => !html.includes(part))).toEqual([]);
    expect(isComplete).toBe(true);
  });

  it('says before its root that a public demonstration is one, and nothing elsewhere', async () => {
    const { html } = await render(whole, {}, { isPublicDemo: true });

    expect(html).toMatch(
      /<body><aside data-public-demo aria-label="نمایش عمومی">این یک نمایش عمومی است؛ [^<]*ساعت ۴ بامداد[^<]*<\/aside><div id="root"><main>/,
    );
    expect((await render(whole)).html).not.toContain('public-demo');
  });

  it('names the feed of its page, and none where there is none', async () => {
    const feed = { title: 'خوراک "پمپ"', href: 'https://bazaar.example/contents/feed.xml?type=1&x' };
    const { html } = await render(whole, { head: { ...preparedPage.head, feed } });

    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="خوراک &quot;پمپ&quot;" href="https://bazaar.example/contents/feed.xml?type=1&amp;x">',
    );
    expect((await render(whole)).html).not.toContain('atom+xml');
  });

  it('has a hash for every file it loads, and a nonce placeholder in every script that runs', async () => {
    const { html } = await render(whole);
    const running = html.match(/<script\b(?![^>]*type="application)[^>]*>/g) ?? [];

    expect(running.length).toBeGreaterThan(1);
    for (const script of running) {
      expect(script).toContain(`nonce="${NONCE_PLACEHOLDER}"`);
    }
    expect(html).toContain('src="/_s/client.js" integrity="sha384-client"');
    expect(html).toMatch(
      /as="script"[^>]*href="\/_r\/mf-catalog\/1\.0\.0\/remoteEntry\.js" integrity="sha384-/,
    );
    expect(html).toMatch(/rel="stylesheet" href="\/_s\/client\.css" integrity="sha384-style"/);
  });

  it('escapes what a page puts into its head', async () => {
    const { html } = await render(whole);

    expect(html).toContain('<title>پمپ &quot;آ&quot;</title>');
    expect(html).toContain('<meta name="description" content="&lt;b&gt;">');
    expect(html).toContain('{"@type":"Product","name":"\\u003c/script>"}');
  });

  it('lists the scripts of slots, and the design parts they use, among the later preloads', async () => {
    const slot = { name: 'home.types', render: 'server', access: 'any' } as const;
    const remote = givenRemote(['1.0.0']);
    for (const { descriptor } of remote.retained) {
      descriptor.slots = [{ ...slot, scripts: ['js/page.js'], styles: [], ui: ['price'] }];
      descriptor.ui = ['dialog', 'price'];
    }
    const page = { matched: null, slots: [{ remote: 'mf-catalog', name: 'home.types' }] };

    const { html } = await render(whole, page, { remote });

    const [, later = ''] = /<template id="bazaar-later">(.*?)<\/template>/.exec(html) ?? [];
    const [, now = ''] = /<template id="bazaar-first">(.*?)<\/template>/.exec(html) ?? [];
    const preloaded = (part: string) =>
      [...part.matchAll(/<link rel="preload" as="script"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloaded(now)).toEqual(['/_s/client.js']);
    expect(preloaded(later)).toEqual([
      '/_s/ui-price.js',
      '/_r/mf-catalog/1.0.0/remoteEntry.js',
      '/_r/mf-catalog/1.0.0/js/page.js',
    ]);
    expect(html.indexOf('as="script"')).toBeGreaterThan(html.indexOf('<main>'));
  });

  it('has a share picture and language links, and no language links on a page kept out of indexes', async () => {
    const { html } = await render(whole);
    const { html: hidden } = await render(whole, {
      head: { ...preparedPage.head, robots: 'noindex,follow' },
    });

    expect(html).toContain('<meta property="og:image" content="https://bazaar.example/share.png">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    for (const language of ['fa-IR', 'x-default']) {
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="https://bazaar.example/a">`);
    }
    expect(hidden).not.toContain('hreflang');
  });

  it('contains the client once, even when the page ends with its frame', async () => {
    const { html } = await render((stream) => {
      const sink = sinkOf(stream, '<main></main>');
      sink.end();
    });

    expect(html.split('src="/_s/client.js"')).toHaveLength(2);
  });
});

describe('while a service does not respond', () => {
  const failing = { isFailing: true };

  it.each<[string, Partial<PreparedPage>]>([
    ['left to the browser', { mode: 'client' }],
    ['an error', { status: 500 }],
  ])('a page that is %s may be asked for again: 503, and kept out of indexes', async (_what, page) => {
    const { response, html, isComplete } = await render(whole, page, failing);

    expect([response.status, response.isWithoutService, isComplete]).toEqual([503, true, false]);
    expect(html).toContain('<meta name="robots" content="noindex,follow">');
  });

  it('a page that has its content is sent, and not stored', async () => {
    const { response, html, isComplete } = await render(whole, {}, failing);

    expect([response.status, response.isWithoutService, isComplete]).toEqual([200, false, false]);
    expect(html).toContain('content="index,follow"');
  });

  it('a page that does not exist is still 404', async () => {
    expect((await render(whole, { status: 404 }, failing)).response.status).toBe(404);
  });
});

describe('a query', () => {
  const state = { queries: [{ queryHash: 'news' }] };
  const script = '.push({"queries":[{"queryHash":"news"}]})';

  it('that resolved before the frame is written after it and before the client', async () => {
    const { html } = await render((stream) => {
      stream.onQuery(state);
      whole(stream);
    });

    expect(html.startsWith('<!doctype html>')).toBe(true);
    expect(html.indexOf(script)).toBeGreaterThan(html.indexOf('<main>'));
    expect(html.indexOf(script)).toBeLessThan(html.indexOf('src="/_s/client.js"'));
  });

  it('that resolves later is written before the markup that shows it', async () => {
    const { html } = await render((stream) => {
      const sink = sinkOf(stream, '<main>در راه</main>');
      stream.onQuery(state);
      sink.write('<div hidden>خبر</div>');
      sink.end();
    });

    expect(html.indexOf(script)).toBeGreaterThan(html.indexOf('در راه'));
    expect(html.indexOf(script)).toBeLessThan(html.indexOf('خبر'));
  });
});

describe('a document is incomplete', () => {
  it('when a part was left to the browser', async () => {
    const { isComplete, log } = await render((stream) => {
      const sink = sinkOf(stream, '<main></main>');
      stream.onError(new Error('slow', { cause: new Error('service') }));
      sink.end();
    });

    expect(isComplete).toBe(false);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'Error: slow (service)' }),
      expect.any(String),
    );
  });

  it('when the page is rendered in the browser from the start', async () => {
    const { isComplete } = await render(whole, { mode: 'client' });

    expect(isComplete).toBe(false);
  });

  it('when its frame fails: the client gets an empty page to fill, never a blank response', async () => {
    const { html, isComplete, log } = await render((stream) => stream.onShellError(new Error('frame')));

    expect(isComplete).toBe(false);
    expect(html).toMatch(/<div id="root"><script type="application\/json" id="bazaar-boot">/);
    expect(html).toContain('src="/_s/client.js"');
    expect(html.endsWith('</html>')).toBe(true);
    expect(log.error).toHaveBeenCalledOnce();
  });
});
