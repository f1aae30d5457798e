import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyHead } from './apply-head.ts';
import type { DocumentHead } from './head.ts';

const head: DocumentHead = {
  title: 'شیر | بازار',
  description: 'شیر صنعتی',
  canonical: 'https://bazaar.example/products/6/valve',
  robots: null,
  openGraphType: 'product',
  feed: null,
  jsonLd: [],
};

const LEFT_BY_THE_SERVER = `
  <title>پمپ | بازار</title>
  <meta name="description" content="پمپ">
  <meta name="robots" content="noindex,follow">
  <link rel="canonical" href="https://bazaar.example/products/5/pump">
  <link rel="alternate" hreflang="fa-IR" href="https://bazaar.example/products/5/pump">
  <meta property="og:title" content="پمپ"><meta property="og:description" content="پمپ">
  <meta property="og:type" content="website"><meta property="og:url" content="https://bazaar.example/products/5/pump">
  <script type="application/ld+json">{"@type":"Product"}</script>`;

/** Parsed as a separate document, since the test's page must not be written to as text. */
beforeEach(() => {
  const served = new DOMParser().parseFromString(`<head>${LEFT_BY_THE_SERVER}</head>`, 'text/html');
  document.head.replaceChildren(...served.head.children);
});
afterEach(() => document.head.replaceChildren());

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');

describe('applyHead', () => {
  it('replaces the old page’s head by the new one’s', () => {
    applyHead(head);

    expect(document.title).toBe('شیر | بازار');
    expect(content('meta[name="description"]')).toBe('شیر صنعتی');
    expect(content('meta[property="og:title"]')).toBe('شیر | بازار');
    expect(content('meta[property="og:description"]')).toBe('شیر صنعتی');
    expect(content('meta[property="og:type"]')).toBe('product');
    expect(content('meta[property="og:url"]')).toBe(head.canonical);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(head.canonical);
    expect(document.querySelector('link[hreflang]')?.getAttribute('href')).toBe(head.canonical);
  });

  it('allows search engines again after a page that excluded them', () => {
    applyHead(head);
    expect(content('meta[name="robots"]')).toBe('index,follow');

    applyHead({ ...head, robots: 'noindex,follow' });
    expect(content('meta[name="robots"]')).toBe('noindex,follow');
  });

  it('removes outdated structured data', () => {
    applyHead(head);

    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});
