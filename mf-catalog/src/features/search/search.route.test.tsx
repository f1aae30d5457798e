import {
  listSearchResults,
  listTopLevelCategories,
  type SearchResult,
  VariantId,
} from '@bazaar/contracts/product';
import { given, headOf, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenGroup } from '../../common/group/catalog.fixture.ts';
import remote from '../../remote.ts';

const TOTAL = 30;

function givenHit(id: number, kind: SearchResult['kind'], rest: Partial<SearchResult> = {}) {
  return {
    kind,
    id,
    title: `پمپ ${id}`,
    slug: `پمپ-${id}`,
    summary: 'خلاصه',
    categoryType: kind === 'product' ? ('ElectronicDocument' as const) : null,
    drawing: { family: 'a-family-of-tomorrow', seed: id, dimensionMm: null, code: null },
    missing: [],
    ...rest,
  };
}

const fact = {
  title: 'توان موتور',
  value: 15,
  maxValue: null,
  text: null,
  isCode: false,
  unitSymbol: 'kW',
  isAskedFor: true,
};
const good: NonNullable<SearchResult['good']> = {
  variant: { id: VariantId.parse(7), code: 'EN733-50-200', title: '۱۵ کیلووات، ۲۹۰۰ دور' },
  matchingVariants: 1,
  priceRial: 792_000_000,
  saleUnit: 'دستگاه',
  keyFacts: [fact],
  offersCount: 5,
  supplier: null,
  cities: ['تهران', 'کرج'],
  stock: 12,
  leadTimeDays: 2,
};

const hits = [
  givenHit(1, 'category'),
  givenHit(2, 'product'),
  givenHit(3, 'supplier'),
  givenHit(4, 'content'),
  givenHit(5, 'baseProduct', { good }),
  givenHit(1, 'advertisement'),
];
const facets = {
  categoryTypes: [
    { categoryType: 'Product' as const, count: 20 },
    { categoryType: 'IndustrialService' as const, count: 10 },
  ],
  categories: Array.from({ length: 8 }, (_, place) => ({
    id: 2020 + place,
    title: `دسته ${place}`,
    slug: 'x',
    categoryType: 'Product' as const,
    count: 8 - place,
  })),
  cities: [
    { id: 16, title: 'اصفهان', count: 3 },
    { id: 36, title: 'تهران', count: 2 },
  ],
  isExact: true,
};
const results = given(listSearchResults, ({ query: { paging, scope, facets: wanted } }) => ({
  ...paging,
  items: (paging.pageNumber <= 2 ? hits : []).slice(0, paging.pageSize),
  totalCount: TOTAL,
  scopeCounts: [
    { scope: 'everywhere' as const, count: TOTAL },
    { scope: 'product' as const, count: 20 },
    { scope: 'supplierProduct' as const, count: 22 },
    { scope: 'supplier' as const, count: 4 },
    ...(['everywhere', 'product', 'supplier'].includes(scope) ? [] : [{ scope, count: 4 }]),
  ],
  ...(wanted && { facets }),
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
  it('shows each hit with its kind and a link to it', async () => {
    await renderAt(remote, '/search/پمپ?sort=newest', { handlers: [results] });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('نتیجه جست‌وجوی «پمپ»');
    expect(screen.getByRole('status').textContent).toBe('۳۰ نتیجه');
    const rows = within(screen.getByRole('list', { name: 'نتایج' })).getAllByRole('article');
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href')?.split('/')[1])).toEqual([
      'category',
      'products',
      'supplier',
      'contents',
      'products',
      'advertisements',
    ]);
    expect(rows.map((row) => row.textContent)).toEqual([
      'پمپ 1دستهخلاصه',
      'پمپ 2سندخلاصه',
      // A supplier has its monogram where a good has its drawing.
      'پمپمپ 3تأمین‌کنندهخلاصه',
      'پمپ 4مطلبخلاصه',
      'پمپ 5اندازه مطابق۱۵ کیلووات، ۲۹۰۰ دورEN733-50-200توان موتور۱۵ kW۵ پیشنهادتهران، کرجاز ۷۹٬۲۰۰٬۰۰۰ تومان / دستگاه۱۲ دستگاه موجود',
      'پمپ 1آگهیخلاصه',
    ]);
  });

  it('shows the corrected term, and which term the results are for', async () => {
    const corrected = (isApplied: boolean) =>
      given(listSearchResults, ({ query: { paging } }) => ({
        ...paging,
        items: hits,
        totalCount: TOTAL,
        scopeCounts: [],
        correction: { term: 'کابل', kind: 'keyboard' as const, isApplied },
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

  describe('of what is not sold', () => {
    const near = (kind: SearchResult['kind'], missing: string[]) =>
      given(listSearchResults, ({ query: { paging } }) => ({
        ...paging,
        items: [givenHit(1, kind, { missing, ...(kind === 'baseProduct' && { good }) })],
        totalCount: 1,
        scopeCounts: [],
      }));
    const open = (handler: ReturnType<typeof near>, query = '') =>
      renderAt(remote, `/search/روغن هیدرولیک 68${query}`, { handlers: [handler] });
    const plain = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '');

    it('tells so before the nearest results, with the words that they lack and the way to ask for it', async () => {
      await open(near('category', ['روغن', '68']));

      expect(plain()).toContain('«روغن هیدرولیک 68» در بازار صنعت فروخته نمی‌شود؛ نزدیک‌ترین نتیجه‌ها');
      expect(plain()).toContain('هیچ‌یک «روغن» و «68» را در مشخصات خود ندارد.');
      expect(screen.getByRole('link', { name: 'ثبت درخواست برای این نیاز' })).toBeTruthy();
    });

    it('tells that goods are near, but not what was asked for', async () => {
      await open(near('baseProduct', ['روغن']));

      expect(plain()).toContain('دقیقاً «روغن هیدرولیک 68» را نداریم؛');
    });

    it.each(['?city=3', '?scope=content', '?sort=price'])(
      'tells nothing of results that are chosen otherwise: %s',
      async (query) => {
        await open(near('category', ['روغن']), query);

        expect(plain()).not.toContain('فروخته نمی‌شود');
      },
    );
  });

  it('has a tab with a count for each of the ten scopes', async () => {
    const { host } = await renderAt(remote, '/search/پمپ?scope=supplier', { handlers: [results] });

    const tabs = within(screen.getByRole('navigation', { name: 'بخش جست‌وجو' })).getAllByRole('link');
    expect(tabs).toHaveLength(10);
    expect(tabs.find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent).toBe(
      'تأمین‌کنندگان۴',
    );
    expect(tabs[0]?.getAttribute('href')).toBe(encodeURI('/search/پمپ'));
    expect(host.calls[0]?.input?.query).toMatchObject({ term: 'پمپ', scope: 'supplier', baseProducts: true });
  });

  it('opens a base product at its matching size', async () => {
    await renderAt(remote, '/search/پمپ', { handlers: [results] });

    expect(screen.getByRole('link', { name: 'پمپ 5' }).getAttribute('href')).toBe(
      `${encodeURI('/products/base-product/5/پمپ-5')}?v=EN733-50-200`,
    );
  });

  it('calls a size the nearest when none is what is asked for', async () => {
    const nearest = given(listSearchResults, ({ query: { paging } }) => ({
      ...paging,
      items: [
        givenHit(1, 'baseProduct', { good: { ...good, matchingVariants: 0 }, missing: ['۱۴ کیلووات'] }),
      ],
      totalCount: 1,
      scopeCounts: [],
    }));
    await renderAt(remote, '/search/پمپ', { handlers: [nearest] });

    const hit = screen.getByRole('article').textContent;
    expect(hit).toContain('نزدیک‌ترین اندازه۱۵ کیلووات');
    expect(hit).not.toContain('اندازه مطابق');
  });

  it('groups hits by the words that they lack', async () => {
    const partly = given(listSearchResults, ({ query: { paging } }) => ({
      ...paging,
      items: [
        givenHit(1, 'baseProduct', { good }),
        givenHit(2, 'baseProduct', { good, missing: ['زیمنس', 'قرمز'] }),
      ],
      totalCount: 2,
      scopeCounts: [],
    }));
    await renderAt(remote, '/search/پمپ زیمنس قرمز', { handlers: [partly] });

    const groups = ['با همه واژه‌ها', 'بدون «زیمنس» و «قرمز»'].map((name) =>
      screen.getByRole('region', { name }),
    );
    expect(groups.map((group) => within(group).getByRole('link').textContent)).toEqual(['پمپ 1', 'پمپ 2']);
  });

  it('shows how the term was read, with a link to the search without each part', async () => {
    const read = given(listSearchResults, ({ query: { paging } }) => ({
      ...paging,
      items: hits,
      totalCount: TOTAL,
      scopeCounts: [],
      understood: [
        { kind: 'good' as const, title: 'کالا', text: 'پمپ', from: 0, to: 3, isKept: true },
        { kind: 'property' as const, title: 'توان', text: '۱۵ kW', from: 4, to: 14, isKept: true },
      ],
    }));
    await renderAt(remote, '/search/پمپ ۱۵ کیلووات?scope=product', { handlers: [read] });

    const parts = within(screen.getByRole('region', { name: 'برداشت ما از جست‌وجو' })).getAllByRole(
      'listitem',
    );
    expect(parts.map((part) => part.textContent)).toEqual(['کالاپمپ', 'توان۱۵ kW']);
    expect(parts.map((part) => within(part).getByRole('link').getAttribute('href'))).toEqual([
      `${encodeURI('/search/۱۵ کیلووات')}?scope=product`,
      `${encodeURI('/search/پمپ')}?scope=product`,
    ]);
  });

  it('is sorted in another order on request', async () => {
    const { host } = await renderAt(remote, '/search/پمپ?sort=price', { handlers: [results] });

    expect(host.calls.map(({ input }) => input?.query)).toMatchObject([
      { scope: 'everywhere', sort: { field: 'price' }, paging: { pageSize: 24 } },
    ]);
    const orders = within(screen.getByRole('navigation', { name: 'مرتب‌سازی' }));
    expect(orders.getByRole('link', { current: true }).textContent).toBe('ارزان‌ترین');
  });

  it('is filtered by links that keep everything else in the address', async () => {
    const { host } = await renderAt(remote, '/search/پمپ?scope=product&category=2020&city=16', {
      handlers: [results],
    });

    expect(host.calls[0]?.input?.query).toMatchObject({ filter: { categoryIds: [2020], cityIds: [16] } });
    const panel = within(screen.getByRole('complementary', { name: 'فیلترها', hidden: true }));
    const link = (name: RegExp) => panel.getByRole('link', { name, hidden: true });
    expect(link(/اصفهان/).getAttribute('aria-current')).toBe('true');
    expect(link(/اصفهان/).getAttribute('href')).toBe(
      `${encodeURI('/search/پمپ')}?scope=product&category=2020`,
    );
    expect(link(/خدمت صنعتی/).getAttribute('href')).toContain(
      'scope=product&type=IndustrialService&category=2020&city=16',
    );
    expect(link(/پاک کردن همه/).getAttribute('href')).toBe(`${encodeURI('/search/پمپ')}?scope=product`);
    expect(panel.getByText('نمایش ۲ مورد دیگر')).toBeTruthy();
  });

  it('drops unknown values from the address', async () => {
    const { host } = await renderAt(
      remote,
      '/search/پمپ?scope=product&sort=best&type=Toys&category=-1&category=1e3&city=99999999999&page=0',
      { handlers: [results] },
    );

    expect(host.calls[0]?.input?.query).toEqual({
      term: 'پمپ',
      scope: 'product',
      sort: { field: 'relevance' },
      filter: {},
      paging: { pageNumber: 1, pageSize: 24 },
      baseProducts: true,
      facets: true,
    });
  });

  it.each([
    ['پ'.repeat(4000), 'پ'.repeat(120)],
    ['😀'.repeat(100), '😀'.repeat(60)],
  ])(
    'searches for the first part of a key that is too long, and reports that it was cut',
    async (key, term) => {
      const { host } = await renderAt(remote, `/search/${encodeURIComponent(key)}`, { handlers: [results] });

      expect(host.calls[0]?.input?.query).toMatchObject({ term });
      expect(screen.getByText(/بیش از ۱۲۰ کاراکتر/)).toBeTruthy();
    },
  );

  it.each(['%00%07پمپ', '%E2%80%AEپمپ', 'پمپ%20%20'])('removes invisible characters from %s', async (key) => {
    const { host } = await renderAt(remote, `/search/${key}`, { handlers: [results] });

    expect(host.calls[0]?.input?.query).toMatchObject({ term: 'پمپ' });
  });

  it('shows markup in the term as text', async () => {
    await renderAt(remote, `/search/${encodeURIComponent('<script>alert(1)</script>')}`, {
      handlers: [nothing, groups],
    });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<script>alert(1)</script>');
    expect(document.querySelector('h1 script')).toBeNull();
  });

  it('keeps the scope when turning pages', async () => {
    await renderAt(remote, '/search/پمپ?scope=product', { handlers: [results] });

    expect(screen.getByRole('link', { name: 'صفحه بعد' }).getAttribute('href')).toBe(
      `${encodeURI('/search/پمپ')}?scope=product&page=2`,
    );
  });

  it('links from an out-of-range page to the last one', async () => {
    await renderAt(remote, '/search/پمپ?page=8', { handlers: [results] });

    expect(screen.getByRole('link', { name: 'رفتن به صفحه آخر' }).getAttribute('href')).toContain('?page=2');
  });

  it('treats an unknown scope as everywhere', async () => {
    const { host } = await renderAt(remote, '/search/پمپ?scope=moon', { handlers: [results] });

    expect(host.calls[0]?.input?.query).toMatchObject({ scope: 'everywhere' });
  });

  it.each(['%20', '%00', '%E2%80%8F'])('is 404 without a search word: %s', async (key) => {
    const { host } = await renderAt(remote, `/search/${key}`);

    expect(screen.getByRole('alert').textContent).toContain('404');
    expect(host.calls).toEqual([]);
  });

  it('is kept out of the index', async () => {
    const head = await headOf(remote, await renderAt(remote, '/search/پمپ?page=2', { handlers: [results] }));

    expect(head).toMatchObject({ robots: 'noindex,follow', canonicalPath: encodeURI('/search/پمپ') });
  });
});

describe('a search without results', () => {
  beforeEach(() => localStorage.clear());

  it('offers the term that the same keys give on a Persian keyboard', async () => {
    await renderAt(remote, '/search/;hfg', { handlers: [nothing, groups] });

    expect(screen.getByText('چیزی پیدا نشد')).toBeTruthy();
    expect(screen.getByRole('link', { name: /منظورتان.*کابل.*بود؟/ }).getAttribute('href')).toBe(
      encodeURI('/search/کابل'),
    );
  });

  it('offers the other scopes, and the largest groups', async () => {
    await renderAt(remote, '/search/پمپ?scope=content', { handlers: [nothing, groups] });

    expect(screen.getByRole('link', { name: 'مشاهده ۷ نتیجه در همه‌جا' }).getAttribute('href')).toBe(
      encodeURI('/search/پمپ'),
    );
    const popular = within(screen.getByRole('list', { name: 'دسته‌های با بیشترین کالا' })).getAllByRole(
      'link',
    );
    expect(popular.map((chip) => chip.textContent)).toEqual(['پمپ و تجهیزات۵۸', 'برق صنعتی۱۲']);
  });

  it('offers to post a request, and shows previous searches', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['زغال', 'کابل', 7]));
    await renderAt(remote, '/search/زغال', { handlers: [nothing, groups] });

    expect(screen.getByRole('link', { name: 'ثبت درخواست برای این نیاز' }).getAttribute('href')).toBe(
      `/newai?q=${encodeURIComponent('زغال')}`,
    );
    const recent = within(screen.getByRole('list', { name: 'جست‌وجوهای اخیر شما' })).getAllByRole('link');
    expect(recent.map((chip) => chip.textContent)).toEqual(['کابل']);
  });

  it('offers the same search without its filters', async () => {
    await renderAt(remote, '/search/پمپ?city=16', { handlers: [nothing, groups] });

    expect(screen.getByRole('link', { name: 'جست‌وجو بدون فیلترها' }).getAttribute('href')).toBe(
      encodeURI('/search/پمپ'),
    );
  });

  it('is shown without the groups when they fail to load', async () => {
    await renderAt(remote, '/search/پمپ', {
      handlers: [nothing, given(listTopLevelCategories, problem(503))],
    });

    expect(screen.getByText('چیزی پیدا نشد')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'دسته‌های با بیشترین کالا' })).toBeNull();
  });
});
