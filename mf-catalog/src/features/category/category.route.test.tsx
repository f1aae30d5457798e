import { listAdvertisements } from '@bazaar/contracts/content';
import {
  getActiveCategory,
  getCategoryBreadcrumb,
  getListingFacets,
  listCategoryChildren,
  listCategorySuppliersWithCatalog,
  listSupplierProducts,
  listTopLevelCategories,
} from '@bazaar/contracts/product';
import { createFakeHost, given, type Handler, headOf, problem, renderAt } from '@bazaar/testing';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  givenCategory,
  givenCategorySupplier,
  givenGroup,
  givenProduct,
} from '../../common/group/catalog.fixture.ts';
import { givenFacets, listingHandlers } from '../../common/listing/listing.fixture.ts';
import remote from '../../remote.ts';

// A complete list with its facets is a large page for a simulated browser.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const ADDRESS = '/category/2020/پمپ-و-تجهیزات';

const suppliers = given(listCategorySuppliersWithCatalog, ({ query: { paging } }) => ({
  ...paging,
  items: [
    {
      supplier: givenCategorySupplier(),
      sampleProducts: [givenProduct({ title: 'پمپ نمونه' })],
      productCount: 9,
    },
  ],
  totalCount: 1,
}));
const handlers: Handler[] = [
  ...listingHandlers,
  given(getActiveCategory, givenCategory()),
  given(listCategoryChildren, [givenCategory({ id: 2021, title: 'پمپ سانتریفیوژ', itemsCount: 31 })]),
  given(getCategoryBreadcrumb, [
    { categoryType: 'Product', category: null, title: 'محصولات و مواد اولیه' },
    {
      categoryType: 'Product',
      category: { id: 2020, title: 'پمپ و تجهیزات', slug: 'x' },
      title: 'پمپ و تجهیزات',
    },
  ]),
  suppliers,
];
const inactive = (parents: { id: number; title: string; slug: string }[]) =>
  given(getActiveCategory, problem(404, { data: { title: 'پمپ دستی', categoryType: 'Product', parents } }));

describe('/category/:categoryId/*', () => {
  it('counts what the filter leaves in its head and in the tab of the items', async () => {
    await renderAt(remote, `${ADDRESS}?filter.inStock=true`, { handlers });

    const [found] = screen
      .getAllByRole('status')
      .flatMap(({ textContent }) => /^[۰-۹]+(?= کالا$)/.exec(textContent) ?? []);
    expect(screen.getByText(`${found} از ۵۸ کالا با فیلترهای شما`)).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'بخش‌های دسته' })).getAllByRole('link');
    expect(tabs[0]?.textContent).toBe(`کالاها${found}`);
  });

  it('leads to the page of all filters only where there are properties to filter by', async () => {
    const name = { name: 'همه فیلترها در یک صفحه', hidden: true };
    const { unmount } = await renderAt(remote, ADDRESS, { handlers });
    const all = screen.getByRole('link', name).getAttribute('href') ?? '';
    expect(decodeURIComponent(all)).toBe('/category/properties/2020/پمپ-و-تجهیزات');
    unmount();

    const bare = given(getListingFacets, { ...givenFacets(), properties: [] });
    await renderAt(remote, ADDRESS, { handlers: [...handlers, bare] });
    expect(screen.queryByRole('link', name)).toBeNull();
  });

  it('shows the counts, the children, the sections and the first page of items', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('پمپ و تجهیزات');
    expect(screen.getByText('۵۸ کالا').parentElement?.textContent).toBe('۵۸ کالا از ۱۶ تأمین‌کننده');
    const chips = screen.getByRole('navigation', { name: 'زیردسته‌ها' });
    expect(chips.textContent).toContain('همه۵۸');
    // «همه» is the page itself, so it leads nowhere.
    expect(
      within(chips)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['پمپ سانتریفیوژ۳۱']);
    const tabs = within(screen.getByRole('navigation', { name: 'بخش‌های دسته' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      encodeURI(ADDRESS),
      encodeURI('/supplier/category/2020/پمپ-و-تجهیزات'),
      encodeURI('/category/contents/Product/2020/پمپ-و-تجهیزات'),
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByText('۱ تا ۲۴ از ۵۲ کالا')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ثبت نیاز در این دسته' }).getAttribute('href')).toBe(
      `/newai?q=${encodeURIComponent('پمپ و تجهیزات')}`,
    );
  });

  it('shows the suppliers with the most items, and some of these', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    const strip = within(screen.getByRole('region', { name: 'تأمین‌کنندگان پمپ و تجهیزات' }));
    expect(strip.getByRole('heading', { name: 'صنایع نمونه‌پمپ' })).toBeTruthy();
    expect(strip.getByText('هویت بررسی‌شده در ۱۲ مهر ۱۴۰۵')).toBeTruthy();
    expect(strip.getByRole('link', { name: /پمپ نمونه/ }).getAttribute('href')).toContain('/products/5/');
    const call = host.calls.find(({ endpoint }) => endpoint === listCategorySuppliersWithCatalog);
    expect(call?.input?.query).toEqual({ paging: { pageNumber: 1, pageSize: 3 } });
  });

  it('shows the page when its suppliers fail, and requests them again', async () => {
    let isGone = true;
    const failing = given(listCategorySuppliersWithCatalog, ({ query: { paging } }) =>
      isGone ? problem(500) : { ...paging, items: [], totalCount: 0 },
    );
    await renderAt(remote, ADDRESS, { handlers: [...handlers, failing] });

    expect(screen.getAllByRole('article')).toHaveLength(24);
    const region = within(screen.getByRole('region', { name: 'تأمین‌کنندگان پمپ و تجهیزات' }));
    expect(await region.findByRole('alert')).toBeTruthy();
    isGone = false;
    fireEvent.click(region.getByRole('button', { name: 'تلاش دوباره' }));
    await vi.waitFor(() =>
      expect(screen.queryByRole('region', { name: 'تأمین‌کنندگان پمپ و تجهیزات' })).toBeNull(),
    );
  });

  it('requests the order, the filter and the page of the address', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}?sort=price&page=2&filter.verified=true`, {
      handlers,
    });

    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toEqual({
      filter: { categoryId: 2020, verified: true },
      sort: { field: 'price' },
      paging: { pageNumber: 2, pageSize: 24 },
    });
  });

  it('falls back to the first page by relevance for an invalid order and page', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}?sort=best&page=zero`, { handlers });

    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toMatchObject({ sort: { field: 'relevance' }, paging: { pageNumber: 1 } });
  });

  it('links from an out-of-range page to the last one', async () => {
    const page = await renderAt(remote, `${ADDRESS}?page=9`, { handlers });

    expect(screen.getByText('این صفحه وجود ندارد')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'رفتن به صفحه آخر' }).getAttribute('href')).toContain('?page=3');
    expect((await headOf(remote, page))?.robots).toBe('noindex,follow');
  });

  it('links to the parent when the category is empty', async () => {
    const nothing = given(listSupplierProducts, { items: [], totalCount: 0, pageNumber: 1, pageSize: 24 });
    await renderAt(remote, ADDRESS, { handlers: [...handlers, nothing, given(listCategoryChildren, [])] });

    expect(screen.getByText('هنوز چیزی در این دسته ثبت نشده است')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'رفتن به «محصولات و مواد اولیه»' }).getAttribute('href')).toBe(
      '/category/categoryType/Product',
    );
  });

  it('redirects a wrong slug to the right one, query included', async () => {
    const { router } = await renderAt(remote, '/category/2020/old?sort=newest', { handlers });

    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?sort=newest');
  });

  it('is indexed page by page in its default order, and in no other', async () => {
    const second = await renderAt(remote, `${ADDRESS}?page=2`, { handlers });
    const head = await headOf(remote, second);
    expect(head).toMatchObject({
      title: 'پمپ و تجهیزات، صفحه ۲',
      canonicalPath: `${encodeURI(ADDRESS)}?page=2`,
    });
    expect(head?.robots).toBeUndefined();
    expect(head?.jsonLd?.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(head?.jsonLd?.[1]).toMatchObject({
      itemListElement: expect.arrayContaining([expect.objectContaining({ position: 25 })]),
    });
    second.unmount();

    const sorted = await headOf(remote, await renderAt(remote, `${ADDRESS}?sort=price`, { handlers }));
    expect(sorted).toMatchObject({ robots: 'noindex,follow', canonicalPath: encodeURI(ADDRESS) });
  });
});

describe('a category of advertisements', () => {
  const advertised = given(
    getActiveCategory,
    givenCategory({ categoryType: 'IndustrialAdvertisement' as never, supplierCount: 0 }),
  );
  const advertisement = {
    id: 4,
    title: 'جذب نماینده فروش',
    slug: 'جذب-نماینده-فروش',
    body: 'شرح آگهی',
    category: { id: 2020, title: 'پمپ و تجهیزات', slug: 'x' },
    cityTitle: 'اصفهان',
    priceRial: null,
    publishedAt: '2026-11-18T08:00:00Z',
    validTo: '2027-03-20',
    drawing: { family: 'pump', seed: 4, dimensionMm: null, code: null },
  };

  it('lists its advertisements, which belong to no supplier’s catalogue', async () => {
    const list = given(listAdvertisements, ({ query: { paging } }) => ({
      ...paging,
      items: [advertisement],
      totalCount: 1,
    }));
    const { host } = await renderAt(remote, ADDRESS, { handlers: [...handlers, advertised, list] });

    const row = screen.getByRole('article').textContent;
    expect(row).toContain('قیمت توافقی');
    expect(row).toContain('معتبر تا ۲۹ اسفند ۱۴۰۵');
    const link = screen.getByRole('link', { name: 'جذب نماینده فروش' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/advertisements/4/جذب-نماینده-فروش');
    expect(screen.queryByRole('navigation', { name: 'بخش‌های دسته' })).toBeNull();
    const call = host.calls.find(({ endpoint }) => endpoint === listAdvertisements);
    expect(call?.input?.query).toMatchObject({ filter: { categoryId: 2020 } });
  });
});

describe('an unavailable category', () => {
  it('is 404 for an id that is not a number, and sends no request', async () => {
    const { host } = await renderAt(remote, '/category/pumps/x');

    expect(screen.getByRole('alert').textContent).toContain('404');
    expect(host.calls).toEqual([]);
  });

  it('is 404 for an unknown id', async () => {
    await renderAt(remote, ADDRESS, { handlers: [...handlers, given(getActiveCategory, problem(404))] });

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('links to its parents and siblings when it was deactivated', async () => {
    const parents = [{ id: 2020, title: 'پمپ و تجهیزات', slug: 'پمپ-و-تجهیزات' }];
    const { router } = await renderAt(remote, '/category/2029/x', {
      handlers: [...handlers, inactive(parents)],
    });

    expect(screen.getByText('۴۰۴')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'صفحه درخواستی پیدا نشد' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'رفتن به «پمپ و تجهیزات»' }).getAttribute('href')).toBe(
      encodeURI(ADDRESS),
    );
    const near = within(screen.getByRole('list', { name: 'دسته‌های نزدیک' })).getAllByRole('link');
    expect(near.map((link) => link.textContent)).toEqual(['پمپ سانتریفیوژ']);
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
  });

  it('links to the groups of its type when no parent is left', async () => {
    const host = createFakeHost({
      handlers: [
        ...handlers,
        inactive([]),
        given(listTopLevelCategories, [givenGroup({ id: 2030, title: 'برق صنعتی' })]),
      ],
    });
    await renderAt(remote, '/category/2029/x', { host });

    expect(screen.getByRole('link', { name: 'همه گروه‌های این بخش' }).getAttribute('href')).toBe(
      '/category/categoryType/Product',
    );
    expect(screen.getByRole('link', { name: 'برق صنعتی' })).toBeTruthy();
  });
});
