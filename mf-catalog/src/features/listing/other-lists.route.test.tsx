import { getSupplier } from '@bazaar/contracts/merchant';
import {
  countSupplierProducts,
  getActiveCategory,
  getCategoryBreadcrumb,
  getListingFacets,
  listCategoryChildren,
  listCategorySuppliersWithCatalog,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { given, headOf, problem, renderAt } from '@bazaar/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { givenCategory } from '../../common/group/catalog.fixture.ts';
import { givenFacets, givenListedSupplier, listingHandlers } from '../../common/listing/listing.fixture.ts';
import remote from '../../remote.ts';

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const handlers = [
  ...listingHandlers,
  given(getActiveCategory, givenCategory()),
  given(getCategoryBreadcrumb, [
    { categoryType: 'Product', category: null, title: 'محصولات و مواد اولیه' },
    {
      categoryType: 'Product',
      category: { id: 2020, title: 'پمپ و تجهیزات', slug: 'پمپ-و-تجهیزات' },
      title: 'پمپ و تجهیزات',
    },
  ]),
  given(listCategoryChildren, []),
  given(listCategorySuppliersWithCatalog, { items: [], totalCount: 0, pageNumber: 1, pageSize: 24 }),
  given(getSupplier, givenListedSupplier()),
];

describe('/products/search/:categoryType', () => {
  it('lists every item of a type, with the general facets only', async () => {
    const facets = given(getListingFacets, { ...givenFacets(), properties: [] });
    const page = await renderAt(remote, '/products/search/Product', { handlers: [...handlers, facets] });

    expect(page.host.calls.find(({ endpoint }) => endpoint === listSupplierProducts)?.input?.query).toEqual({
      filter: { categoryType: 'Product' },
      sort: { field: 'relevance' },
      paging: { pageNumber: 1, pageSize: 24 },
    });
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(24);
    expect(screen.getByRole('checkbox', { name: /^تهران/, hidden: true })).toBeTruthy();
    expect(screen.queryByText('فشار کاری')).toBeNull();
    expect(await headOf(remote, page)).toMatchObject({ canonicalPath: '/products/search/Product' });
  });

  it('is 404 for an unknown type', async () => {
    await renderAt(remote, '/products/search/pumps', { handlers });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });
});

describe('/products/category/:categoryId/supplier/:supplierId', () => {
  const ADDRESS = '/products/category/2020/supplier/41';

  it("lists the supplier's items in the category, with links to both", async () => {
    const page = await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('پمپ و تجهیزات از صنایع دناپمپ');
    expect(screen.getByRole('link', { name: 'صفحه تأمین‌کننده' }).getAttribute('href')).toBe(
      encodeURI('/supplier/41/صنایع-دناپمپ'),
    );
    expect(screen.getByRole('link', { name: 'همه تأمین‌کنندگان «پمپ و تجهیزات»' }).getAttribute('href')).toBe(
      encodeURI('/category/2020/پمپ-و-تجهیزات'),
    );
    expect(
      page.host.calls.find(({ endpoint }) => endpoint === listSupplierProducts)?.input?.query,
    ).toMatchObject({ filter: { categoryId: 2020, supplierId: 41 } });
    expect(await headOf(remote, page)).toMatchObject({
      title: 'پمپ و تجهیزات از صنایع دناپمپ',
      canonicalPath: ADDRESS,
    });
  });

  it('links to the category when the supplier has no items there', async () => {
    const nothing = given(listSupplierProducts, { items: [], totalCount: 0, pageNumber: 1, pageSize: 24 });
    await renderAt(remote, ADDRESS, { handlers: [...handlers, nothing] });
    expect(screen.getByText(/این تأمین‌کننده در این دسته چیزی ثبت نکرده است/)).toBeTruthy();
  });

  it('is 404 for an unknown supplier, and for an id that is not a number', async () => {
    const unknown = given(getSupplier, problem(404));
    const page = await renderAt(remote, ADDRESS, { handlers: [...handlers, unknown] });
    expect(screen.getByRole('alert').textContent).toContain('404');
    page.unmount();
    await renderAt(remote, '/products/category/2020/supplier/dena', { handlers });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });
});

describe('/category/properties/:categoryId/*', () => {
  const ADDRESS = '/category/properties/2020/پمپ-و-تجهیزات';

  it('shows every facet open, counts the results, and links to the filtered list', async () => {
    const page = await renderAt(remote, ADDRESS, { handlers });
    const { router, host } = page;

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('فیلترهای پمپ و تجهیزات');
    const boxes = [...document.querySelectorAll('details')];
    expect(boxes).toHaveLength(6);
    expect(boxes.every(({ open }) => open)).toBe(true);
    expect(await headOf(remote, page)).toMatchObject({ robots: 'noindex,follow' });

    const show = screen.getByRole('button', { name: 'نمایش ۵۲ کالا' });
    fireEvent.click(screen.getByRole('checkbox', { name: /^تهران/ }));
    await waitFor(() => expect(show.textContent).toBe('نمایش ۲۶ کالا'));
    expect(host.calls.filter(({ endpoint }) => endpoint === countSupplierProducts)).toHaveLength(1);
    fireEvent.click(show);
    await waitFor(() => expect(router.state.location.search).toBe('?filter.cityIds=36'));
    expect(decodeURIComponent(router.state.location.pathname)).toBe('/category/2020/پمپ-و-تجهیزات');
  });

  it('redirects to the list for a category without properties, and a wrong slug to the right one', async () => {
    const facets = given(getListingFacets, { ...givenFacets(), properties: [] });
    const bare = await renderAt(remote, ADDRESS, { handlers: [...handlers, facets] });
    expect(decodeURIComponent(bare.router.state.location.pathname)).toBe('/category/2020/پمپ-و-تجهیزات');
    bare.unmount();

    const { router } = await renderAt(remote, '/category/properties/2020/old', { handlers });
    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
  });

  it('is 404 for an invalid category', async () => {
    await renderAt(remote, '/category/properties/pumps/x', { handlers });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });
});
