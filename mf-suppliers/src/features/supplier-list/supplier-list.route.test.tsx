import {
  getSupplierFacets,
  listRevealedContacts,
  listSaleCities,
  listSuppliers,
} from '@bazaar/contracts/merchant';
import {
  getActiveCategory,
  getCategoryBreadcrumb,
  listCategorySuppliersWithCatalog,
  listSupplierSamples,
} from '@bazaar/contracts/product';
import { createFakeHost, given, headOf, problem, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSummary } from '../../common/product/product.fixture.ts';
import { givenSupplier } from '../../common/supplier/supplier.fixture.ts';
import { pageOf } from '../../common/supplier/supplier-lists.fixture.ts';
import remote from '../../remote.ts';
import { clearShortlist } from './shortlist.store.ts';

const facets = {
  totalCount: 52,
  provinces: [
    { id: 8, title: 'تهران', count: 35 },
    { id: 31, title: 'یزد', count: 2 },
  ],
  cities: [{ id: 36, title: 'شهر تهران', count: 19 }],
  activityKinds: [{ value: 'تولیدکننده', count: 20 }],
  certificates: [
    { value: 'ISO 9001', count: 9 },
    { value: 'ISO 14001', count: 4 },
  ],
  verifiedCount: 30,
  withCatalogCount: 52,
};
const suppliers = given(listSuppliers, ({ query: { paging } }) => ({
  ...pageOf(
    paging.pageNumber <= 3 ? [givenSupplier(), givenSupplier({ id: 41, name: 'فولاد نمونه' })] : [],
    52,
  ),
  pageNumber: paging.pageNumber,
}));
const handlers = [
  suppliers,
  given(getSupplierFacets, ({ query: { filter } }) => ({
    ...facets,
    totalCount: filter.provinceIds || filter.verified || filter.certificate ? 7 : 52,
  })),
  given(listSupplierSamples, [{ supplierId: 40, products: [givenSummary()] }]),
];
const nobody = given(listSuppliers, pageOf([]));

// Loading a module for the first time may take longer than `findBy…` waits.
beforeAll(() => Promise.all([import('./shortlist-panel.widget.tsx'), import('./shortlist-csv.ts')]));
beforeEach(() => {
  clearShortlist();
  localStorage.clear();
});

describe('/suppliers/:categoryType', () => {
  it('lists the suppliers of a type, with their verification and sample items', async () => {
    const { host } = await renderAt(remote, '/suppliers/Product', { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('تأمین‌کنندگان دسته Product');
    const list = screen.getByRole('list', { name: 'فهرست تأمین‌کنندگان' });
    const [first] = within(list).getAllByRole('article');
    expect(first?.textContent).toContain('هویت تأییدشده در ۱۲ مهر ۱۴۰۵');
    expect(first?.textContent).toContain('امتیاز ۴٫۶ از ۵ (۳۸ خریدار)');
    expect(first?.textContent).toContain('۸۶٬۵۰۰٬۰۰۰ تومان');
    expect(within(list).getByRole('link', { name: 'صنایع نمونه‌پمپ' }).getAttribute('href')).toBe(
      encodeURI('/supplier/40/صنایع-نمونه-پمپ'),
    );
    const call = host.calls.find(({ endpoint }) => endpoint === listSuppliers);
    expect(call?.input?.query).toMatchObject({
      filter: { categoryType: 'Product' },
      sort: { field: 'best' },
    });
  });

  it('is 404 for an unknown type', async () => {
    await renderAt(remote, '/suppliers/Toys');

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('sends the services the filters of the address, without values that they would refuse', async () => {
    const { host } = await renderAt(
      remote,
      '/suppliers/Product?provinceIds=8&provinceIds=x&activityKinds=تولیدکننده&verified=1&sort=rating&page=2&__proto__=1',
      { handlers },
    );

    const call = host.calls.find(({ endpoint }) => endpoint === listSuppliers);
    expect(call?.input?.query).toEqual({
      filter: { categoryType: 'Product', provinceIds: [8], activityKinds: ['تولیدکننده'] },
      sort: { field: 'rating' },
      paging: { pageNumber: 2, pageSize: 24 },
    });
    const chips = screen.getByRole('list', { name: 'فیلترهای فعال' });
    expect(within(chips).getByRole('link', { name: /تهران/ }).getAttribute('href')).toBe(
      `/suppliers/Product?activityKinds=${encodeURIComponent('تولیدکننده')}&sort=rating`,
    );
    expect(screen.getByText('۵۲ تأمین‌کننده از ۵۲ با فیلترهای شما')).toBeTruthy();
  });

  it('collects choices with their live count, and applies them to the address', async () => {
    const { router } = await renderAt(remote, '/suppliers/Product?page=2', { handlers });
    const panel = screen.getByRole('complementary', { name: 'فیلترها' });
    const apply = within(panel).getByRole('button', { name: 'نمایش ۵۲ تأمین‌کننده' });
    expect(apply.getAttribute('aria-disabled')).toBe('true');
    expect(within(panel).queryByRole('group', { name: 'شهر' })).toBeNull();

    fireEvent.click(within(panel).getByRole('checkbox', { name: /تهران/ }));
    await waitFor(() => expect(apply.textContent).toBe('نمایش ۷ تأمین‌کننده'));
    expect(within(panel).getByRole('group', { name: 'شهر' })).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');

    fireEvent.click(within(panel).getByRole('checkbox', { name: /ISO 9001/ }));
    fireEvent.click(within(panel).getByRole('checkbox', { name: /ISO 14001/ }));
    await act(async () => fireEvent.click(apply));

    await waitFor(() => expect(router.state.location.search).toBe('?provinceIds=8&certificate=ISO+14001'));
  });

  it('names the filter whose removal helps, and how many results that brings', async () => {
    await renderAt(remote, '/suppliers/Product?verified=true&certificate=ISO 9001', {
      handlers: [...handlers, nobody],
    });

    expect(screen.getByText(/بدون فیلتر «.+»، ۷ تأمین‌کننده وجود دارد/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /بدون «گواهی معتبر»/ }).getAttribute('href')).toBe(
      '/suppliers/Product?verified=true',
    );
    expect(screen.getByRole('link', { name: 'پاک کردن همه فیلترها' }).getAttribute('href')).toBe(
      '/suppliers/Product',
    );
  });

  it('shows the list when its facets and samples fail', async () => {
    await renderAt(remote, '/suppliers/Product', {
      handlers: [suppliers, given(getSupplierFacets, problem(503)), given(listSupplierSamples, problem(503))],
    });

    expect(await screen.findByText('فیلترها بارگذاری نشد. فهرست همچنان در دسترس است.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('links from an out-of-range page to the last one, with the filters kept', async () => {
    await renderAt(remote, '/suppliers/Product?verified=true&page=9', { handlers });

    expect(screen.getByRole('link', { name: 'رفتن به صفحه آخر' }).getAttribute('href')).toBe(
      '/suppliers/Product?verified=true&page=3',
    );
  });

  it('asks for the city before it sorts by distance', async () => {
    const cities = given(
      listSaleCities,
      pageOf([{ id: 36, title: 'تهران', stateId: 8, stateTitle: 'تهران', supplierCount: 19 }]),
    );
    const { host, router } = await renderAt(remote, '/suppliers/Product?sort=nearest&verified=true', {
      handlers: [...handlers, cities],
    });
    const call = host.calls.find(({ endpoint }) => endpoint === listSuppliers);
    expect(call?.input?.query).not.toHaveProperty('sort');

    fireEvent.change(screen.getByRole('combobox', { name: 'نزدیک به' }), { target: { value: '36' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'مرتب کردن' })));

    await waitFor(() => expect(router.state.location.search).toBe('?verified=true&sort=nearest&near=36'));
    expect(host.calls.findLast(({ endpoint }) => endpoint === listSuppliers)?.input?.query).toMatchObject({
      sort: { field: 'nearest', nearCityId: 36 },
    });
  });

  it('is one list for search engines, whatever its filters', async () => {
    const plain = await headOf(remote, await renderAt(remote, '/suppliers/Product?page=2', { handlers }));
    expect(plain).toMatchObject({ canonicalPath: '/suppliers/Product?page=2' });
    expect(plain?.robots).toBeUndefined();
    expect(plain?.jsonLd?.[1]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 25 }, {}],
    });

    const narrowed = await headOf(
      remote,
      await renderAt(remote, '/suppliers/Product?verified=true', { handlers }),
    );
    expect(narrowed).toMatchObject({ canonicalPath: '/suppliers/Product', robots: 'noindex,follow' });
  });
});

describe('/suppliers/search/:key', () => {
  it('searches by the words of the address, and is not indexed', async () => {
    const page = await renderAt(remote, '/suppliers/search/نمونه', { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('تأمین‌کنندگان «نمونه»');
    const call = page.host.calls.find(({ endpoint }) => endpoint === listSuppliers);
    expect(call?.input?.query).toMatchObject({ filter: { term: 'نمونه' } });
    expect((await headOf(remote, page))?.robots).toBe('noindex,follow');
  });

  it('offers a link when no supplier matches', async () => {
    await renderAt(remote, '/suppliers/search/<script>', { handlers: [...handlers, nobody] });

    expect(screen.getByText('تأمین‌کننده‌ای برای «<script>» پیدا نشد')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'جست‌وجو در همه سایت' }).getAttribute('href')).toBe(
      '/search/%3Cscript%3E',
    );
  });
});

describe('/supplier/category/:categoryId/*', () => {
  const category = {
    id: 2021,
    categoryType: 'Product' as const,
    parentId: 2020,
    title: 'پمپ سانتریفیوژ',
    slug: 'پمپ-سانتریفیوژ',
    level: 2,
    ordinal: 1,
    isActive: true,
    itemsCount: 31,
    supplierCount: 9,
    drawing: { family: 'pump', seed: 1, dimensionMm: null, code: null },
  };
  const ofCategory = [
    ...handlers,
    given(getActiveCategory, category),
    given(getCategoryBreadcrumb, [
      { categoryType: 'Product', category: null, title: 'محصولات' },
      {
        categoryType: 'Product',
        category: { id: 2021, title: category.title, slug: category.slug },
        title: category.title,
      },
    ]),
    given(listCategorySuppliersWithCatalog, pageOf([])),
  ];

  it("lists the suppliers of a category, with the type's list in the breadcrumb", async () => {
    await renderAt(remote, '/supplier/category/2021/پمپ-سانتریفیوژ', { handlers: ofCategory });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('تأمین‌کنندگان پمپ سانتریفیوژ');
    expect(screen.getByRole('link', { name: 'محصولات' }).getAttribute('href')).toBe('/suppliers/Product');
  });

  it('redirects a wrong slug to the right one, and is 404 for a category that is not active', async () => {
    const page = await renderAt(remote, '/supplier/category/2021/x?verified=true', { handlers: ofCategory });
    expect(decodeURIComponent(page.router.state.location.pathname)).toBe(
      '/supplier/category/2021/پمپ-سانتریفیوژ',
    );
    expect(page.router.state.location.search).toBe('?verified=true');
    page.unmount();

    await renderAt(remote, '/supplier/category/2021/x', {
      handlers: [
        ...ofCategory,
        given(getActiveCategory, problem(404)),
        given(getCategoryBreadcrumb, problem(404)),
        given(listCategorySuppliersWithCatalog, problem(404)),
      ],
    });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });
});

describe('a deactivated category', () => {
  it('is 404 with links to the suppliers of its parents', async () => {
    const inactive = {
      title: 'پمپ دستی',
      categoryType: 'Product',
      parents: [{ id: 2020, title: 'پمپ و کمپرسور', slug: 'پمپ-و-کمپرسور' }],
    };
    await renderAt(remote, '/supplier/category/2029/x', {
      handlers: [
        given(getActiveCategory, problem(404, { data: inactive })),
        given(getCategoryBreadcrumb, problem(404)),
        given(listCategorySuppliersWithCatalog, problem(404)),
      ],
    });

    expect(screen.getByText(/«پمپ دستی» غیرفعال شده است/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'تأمین‌کنندگان پمپ و کمپرسور' }).getAttribute('href')).toBe(
      `/supplier/category/2020/${encodeURIComponent('پمپ-و-کمپرسور')}`,
    );
    expect(screen.getByRole('link', { name: 'همه تأمین‌کنندگان این بخش' }).getAttribute('href')).toBe(
      '/suppliers/Product',
    );
  });
});

describe('the shortlist', () => {
  it('stores starred suppliers, and exports them as a file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { router } = await renderAt(remote, '/suppliers/Product?verified=true', { handlers });

    fireEvent.click(screen.getByRole('button', { name: 'افزودن صنایع نمونه‌پمپ به منتخب‌های من' }));
    const open = screen.getByRole('link', { name: 'منتخب‌های من (۱)' });
    const [card] = screen.getAllByRole('article');
    const here = within(card as HTMLElement).getByRole('link', { name: 'دیدن منتخب‌های من' });
    expect(here.getAttribute('href')).toBe(open.getAttribute('href'));
    expect(open.getAttribute('href')).toBe('/suppliers/Product?verified=true&shortlist');
    await act(async () => fireEvent.click(open));

    const table = await screen.findByRole('table', { name: /منتخب‌های من/ });
    expect(within(table).getByRole('rowheader').textContent).toBe('صنایع نمونه‌پمپ');
    fireEvent.click(screen.getByRole('button', { name: 'دریافت CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('نام تأمین‌کننده');
    expect(text).toContain('1405/07/12');

    fireEvent.click(within(table).getByRole('button', { name: 'حذف صنایع نمونه‌پمپ از منتخب‌های من' }));
    expect(screen.getByText(/هنوز تأمین‌کننده‌ای در منتخب‌های شما نیست/)).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'بستن منتخب‌های من' })));
    await waitFor(() => expect(router.state.location.search).toBe('?verified=true'));
  });

  it('has phone and email of the suppliers whose contact the user has revealed, and of no others', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const known = givenSupplier({ id: 40, name: 'آشنا' });
    const unknown = givenSupplier({ id: 41, name: 'ناآشنا' });
    localStorage.setItem('bazaar.suppliers.shortlist', JSON.stringify([known, unknown]));
    await renderAt(remote, '/suppliers/Product?shortlist', {
      session: 'signed-in',
      handlers: [
        ...handlers,
        given(listRevealedContacts, [
          { supplierId: 40, phones: ['+982112345678'], email: 'a@b.ir', revealedAt: '2026-11-20T07:00:00Z' },
        ]),
      ],
    });

    fireEvent.click(await screen.findByRole('button', { name: 'دریافت CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [heads = '', first = '', second = ''] = ((await files[0]?.text()) ?? '').split('\r\n');

    expect(heads).toContain('تلفن,ایمیل');
    expect(first).toContain(',02112345678,a@b.ir,');
    expect(second).toContain(',,,http');
  });

  it('is limited to twenty suppliers, and warns when another is added', async () => {
    const many = Array.from({ length: 21 }, (_, index) =>
      givenSupplier({ id: index + 1, name: `شرکت ${index}` }),
    );
    const host = createFakeHost({
      handlers: [...handlers, given(listSuppliers, pageOf(many)), given(listSupplierSamples, [])],
    });
    await renderAt(remote, '/suppliers/Product', { host });

    for (const star of screen.getAllByRole('button', { name: /^افزودن/ })) {
      fireEvent.click(star);
    }

    expect(host.notices).toMatchObject([{ tone: 'warning', title: 'منتخب‌های شما پر است' }]);
    expect(screen.getByRole('link', { name: 'منتخب‌های من (۲۰)' })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('bazaar.suppliers.shortlist') ?? '[]')).toHaveLength(20);
  });

  it('follows another tab, and ignores broken content in storage', async () => {
    await renderAt(remote, '/suppliers/Product', { handlers });

    localStorage.setItem('bazaar.suppliers.shortlist', JSON.stringify([{ id: 1 }, givenSupplier()]));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'bazaar.suppliers.shortlist' }));
    });
    expect(screen.getByRole('link', { name: 'منتخب‌های من (۱)' })).toBeTruthy();

    localStorage.setItem('bazaar.suppliers.shortlist', '{broken');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'bazaar.suppliers.shortlist' }));
    });
    expect(screen.queryByRole('link', { name: /منتخب‌های من/ })).toBeNull();
  });
});
