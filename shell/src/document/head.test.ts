import type { Head } from '@bazaar/host';
import { testConfig } from '@bazaar/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { resolveHead } from './head.ts';

const context = { queryClient: new QueryClient(), config: testConfig, origin: 'https://bazaar.example' };
const url = new URL('https://bazaar.example/products/5/پمپ?tab=2#top');
const { siteName } = testConfig;

const headOf = (head: Head, errorStatus: number | null = null) =>
  resolveHead({ matches: [{ handle: { head: () => head }, params: {} }], url, context, errorStatus });

describe('the head of a document', () => {
  it('appends the site’s name to the page’s title, once', () => {
    expect(headOf({ title: 'پمپ' }).title).toBe(`پمپ | ${siteName}`);
    expect(headOf({ title: siteName }).title).toBe(siteName);
    expect(headOf({ title: '' }).title).toBe(siteName);
  });

  it('isolates the Latin runs of a title', () => {
    expect(headOf({ title: 'پمپ 40-200 با موتور IE3' }).title).toBe(
      `پمپ \u206840-200\u2069 با موتور \u2068IE3\u2069 | ${siteName}`,
    );
  });

  it('uses the address without its query as canonical, unless the page names another', () => {
    expect(headOf({ title: '' }).canonical).toBe(`https://bazaar.example${encodeURI('/products/5/پمپ')}`);
    expect(headOf({ title: '', canonicalPath: '/products/5/pump' }).canonical).toBe(
      'https://bazaar.example/products/5/pump',
    );
  });

  it('fills in what a page omits', () => {
    expect(headOf({ title: '' })).toMatchObject({
      description: testConfig.footer.about,
      robots: null,
      openGraphType: 'website',
      feed: null,
      jsonLd: [],
    });
  });

  it('names the feed of a page by its whole address', () => {
    expect(
      headOf({ title: '', feed: { title: 'خوراک خبرها', path: '/contents/feed.xml?type=3' } }).feed,
    ).toEqual({
      title: 'خوراک خبرها',
      href: 'https://bazaar.example/contents/feed.xml?type=3',
    });
  });

  it('keeps the page’s own values, and adds the schema context to its structured data', () => {
    const head: Head = {
      title: 'پمپ',
      description: 'پمپ گریز از مرکز',
      robots: 'noindex,follow',
      openGraphType: 'product',
      jsonLd: [{ '@type': 'Product', name: 'پمپ' }],
    };

    expect(headOf(head)).toMatchObject({
      description: 'پمپ گریز از مرکز',
      robots: 'noindex,follow',
      openGraphType: 'product',
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'Product', name: 'پمپ' }],
    });
  });

  it.each([
    [404, 'صفحه پیدا نشد'],
    [500, 'خطا'],
  ])('of an error %i excludes search engines and does not use the page’s head', (status, title) => {
    const head = vi.fn(() => ({ title: 'پمپ', robots: 'index,follow' }));
    const resolved = resolveHead({
      matches: [{ handle: { head }, params: {} }],
      url,
      context,
      errorStatus: status,
    });

    expect(resolved).toMatchObject({ title: `${title} | ${siteName}`, robots: 'noindex,follow' });
    expect(head).not.toHaveBeenCalled();
  });

  it('is the deepest route’s, made from that route’s data and parameters', () => {
    const outer = vi.fn(() => ({ title: 'بیرون' }));
    const inner = vi.fn((data: string) => ({ title: data }));

    const { title } = resolveHead({
      matches: [
        { handle: { head: outer }, params: {} },
        { handle: { head: inner }, params: { id: '5' }, loaderData: 'درون' },
        { params: {} },
      ],
      url,
      context,
      errorStatus: null,
    });

    expect(title).toBe(`درون | ${siteName}`);
    expect(inner).toHaveBeenCalledExactlyOnceWith('درون', { ...context, params: { id: '5' } });
    expect(outer).not.toHaveBeenCalled();
  });
});
