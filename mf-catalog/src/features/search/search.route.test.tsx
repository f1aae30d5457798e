import { listSearchResults, listTopLevelCategories, type SearchResult } from '@bazaar/contracts/product';
import { given, headOf, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenGroup } from '../../../test/fixture/catalog.ts';
import remote from '../../remote.ts';

const TOTAL = 30;

function givenHit(id: number, kind: SearchResult['kind']) {
  return {
    kind,
    id,
    title: `پمپ ${id}`,
    slug: `پمپ-${id}`,
    summary: 'خلاصه',
    categoryType: kind === 'product' ? ('ElectronicDocument' as const) : null,
    drawing: { family: 'a-family-of-tomorrow', seed: id, dimensionMm: null, code: null },
  };
}

const hits = [
  givenHit(1, 'category'),
  givenHit(2, 'product'),
  givenHit(3, 'supplier'),
  givenHit(4, 'content'),
  givenHit(5, 'baseProduct'),
];
const results = given(listSearchResults, ({ query: { paging, scope } }) => ({
  ...paging,
  items: paging.pageNumber <= 2 ? hits : [],
  totalCount: TOTAL,
  scopeCounts: [
    { scope: 'everywhere' as const, count: TOTAL },
    { scope, count: scope === 'everywhere' ? TOTAL : 4 },
  ],
}));
const nothing = given(listSearchResults, ({ query: { paging } }) => ({
  ...paging,
  items: [],
  totalCount: 0,
  scopeCounts: [{ scope: 'everywhere' as const, count: 7 }],
}));
const groups = given(listTopLevelCategories, [
  givenGroup({ id: 2030, title: 'برق صنعتی', itemsCount: 12 }),
  givenGroup(),
  givenGroup({ id: 2040, title: 'خالی', itemsCount: 0 }),
]);

describe('/search/:key', () => {
  it('shows each hit as what it is, with the way to it', async () => {
    await renderAt(remote, '/search/پمپ', { handlers: [results] });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('نتیجهٔ جست‌وجوی «پمپ»');
    expect(screen.getByRole('status').textContent).toBe('۳۰ نتیجه');
    const rows = within(screen.getByRole('list', { name: 'نتیجه‌ها' })).getAllByRole('article');
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href')?.split('/')[1])).toEqual([
      'category',
      'products',
      'supplier',
      'contents',
      'products',
    ]);
    expect(rows.map((row) => row.textContent)).toEqual([
      'پمپ 1دستهخلاصه',
      'پمپ 2سندخلاصه',
      'پمپ 3تأمین‌کنندهخلاصه',
      'پمپ 4مطلبخلاصه',
      'پمپ 5کالای پایهخلاصه',
    ]);
  });

  it('says what was perhaps meant, and whose results are shown', async () => {
    const corrected = (isApplied: boolean) =>
      given(listSearchResults, ({ query: { paging } }) => ({
        ...paging,
        items: hits,
        totalCount: TOTAL,
        scopeCounts: [],
        correction: { term: 'کابل', kind: 'keyboard', isApplied },
      }));

    await renderAt(remote, '/search/;hfg?scope=product', { handlers: [corrected(true)] });
    const note = screen.getByText(/چیزی با.*پیدا نشد/);
    expect(note.textContent).toContain('«;hfg»');
    expect(within(note).getByRole('link').getAttribute('href')).toBe(
      `${encodeURI('/search/کابل')}?scope=product`,
    );

    await renderAt(remote, '/search/;hfg', { handlers: [corrected(false)] });
    expect(screen.getByText(/منظورتان/).textContent).toBe('منظورتان «کابل» بود؟');
  });

  it('has a tab with a count for each of the ten scopes', async () => {
    const { host } = await renderAt(remote, '/search/پمپ?scope=supplier', { handlers: [results] });

    const tabs = within(screen.getByRole('navigation', { name: 'دامنهٔ جست‌وجو' })).getAllByRole('link');
    expect(tabs).toHaveLength(10);
    expect(tabs.find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent).toBe(
      'تأمین‌کنندگان۴',
    );
    expect(tabs[0]?.getAttribute('href')).toBe(encodeURI('/search/پمپ'));
    expect(host.calls[0]?.input?.query).toMatchObject({ term: 'پمپ', scope: 'supplier' });
  });

  it('turns pages within the scope', async () => {
    await renderAt(remote, '/search/پمپ?scope=product', { handlers: [results] });

    expect(screen.getByRole('link', { name: 'صفحه بعد' }).getAttribute('href')).toBe(
      `${encodeURI('/search/پمپ')}?scope=product&page=2`,
    );
  });

  it('leads from a page beyond the end to the last one', async () => {
    await renderAt(remote, '/search/پمپ?page=8', { handlers: [results] });

    expect(screen.getByRole('link', { name: 'رفتن به صفحهٔ آخر' }).getAttribute('href')).toContain('?page=2');
  });

  it('takes an unknown scope as everywhere', async () => {
    const { host } = await renderAt(remote, '/search/پمپ?scope=moon', { handlers: [results] });

    expect(host.calls[0]?.input?.query).toMatchObject({ scope: 'everywhere' });
  });

  it('is 404 without a word to look for', async () => {
    const { host } = await renderAt(remote, '/search/%20');

    expect(screen.getByRole('alert').textContent).toContain('404');
    expect(host.calls).toEqual([]);
  });

  it('is kept out of the index', async () => {
    const head = await headOf(remote, await renderAt(remote, '/search/پمپ?page=2', { handlers: [results] }));

    expect(head).toMatchObject({ robots: 'noindex,follow', canonicalPath: encodeURI('/search/پمپ') });
  });
});

describe('a search without results', () => {
  it('offers what the keys mean on a Persian keyboard', async () => {
    await renderAt(remote, '/search/;hfg', { handlers: [nothing, groups] });

    expect(screen.getByText('چیزی پیدا نشد')).toBeTruthy();
    expect(screen.getByRole('link', { name: /منظورتان.*کابل.*بود؟/ }).getAttribute('href')).toBe(
      encodeURI('/search/کابل'),
    );
  });

  it('offers the other scopes, and the largest groups', async () => {
    await renderAt(remote, '/search/پمپ?scope=content', { handlers: [nothing, groups] });

    expect(screen.getByRole('link', { name: 'دیدن ۷ نتیجه در همه‌جا' }).getAttribute('href')).toBe(
      encodeURI('/search/پمپ'),
    );
    const popular = within(screen.getByRole('list', { name: 'دسته‌های پرکالا' })).getAllByRole('link');
    expect(popular.map((chip) => chip.textContent)).toEqual(['پمپ و تجهیزات۵۸', 'برق صنعتی۱۲']);
  });

  it('stands without the groups when they cannot be had', async () => {
    await renderAt(remote, '/search/پمپ', {
      handlers: [nothing, given(listTopLevelCategories, problem(503))],
    });

    expect(screen.getByText('چیزی پیدا نشد')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'دسته‌های پرکالا' })).toBeNull();
  });
});
