import {
  getActiveCategory,
  getCategoryBreadcrumb,
  listCategoryChildren,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { given, headOf, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenCategory, givenProduct } from '../../../test/fixture/catalog.ts';
import remote from '../../remote.ts';

const ADDRESS = '/category/2020/پمپ-و-تجهیزات';
const TOTAL = 52;

const category = given(getActiveCategory, givenCategory());
const children = given(listCategoryChildren, [
  givenCategory({ id: 2021, title: 'پمپ سانتریفیوژ', itemsCount: 31 }),
]);
const breadcrumb = given(getCategoryBreadcrumb, [
  { categoryType: 'Product', category: null, title: 'محصولات و مواد اولیه' },
  {
    categoryType: 'Product',
    category: { id: 2020, title: 'پمپ و تجهیزات', slug: 'x' },
    title: 'پمپ و تجهیزات',
  },
]);
const products = given(listSupplierProducts, ({ query }) => {
  const { pageNumber, pageSize } = query.paging;
  const first = (pageNumber - 1) * pageSize;
  const length = Math.max(0, Math.min(pageSize, TOTAL - first));
  const items = Array.from({ length }, (_, index) => givenProduct({ id: first + index + 1 }));
  return { items, totalCount: TOTAL, pageNumber, pageSize };
});
const handlers = [category, children, breadcrumb, products];

describe('/category/:categoryId/*', () => {
  it('shows the counts, the children and the first page of items', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('پمپ و تجهیزات');
    expect(screen.getByText('۵۸ کالا').parentElement?.textContent).toBe('۵۸ کالا از ۱۶ تأمین‌کننده');
    const chips = screen.getByRole('navigation', { name: 'زیردسته‌ها' });
    expect(
      within(chips)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['همه۵۸', 'پمپ سانتریفیوژ۳۱']);
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByText('۱ تا ۲۴ از ۵۲ کالا')).toBeTruthy();
  });

  it('shows an item with its offers, its dated supplier and its price', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const card = screen.getAllByRole('article')[0] as HTMLElement;
    expect(within(card).getByText('۵ پیشنهاد')).toBeTruthy();
    expect(within(card).getByRole('img', { name: 'هویت بررسی‌شده در ۱۲ مهر ۱۴۰۵' })).toBeTruthy();
    expect(card.textContent).toContain('۸۶٬۵۰۰٬۰۰۰ تومان / دستگاه');
  });

  it('asks for the order and the page of the address, and keeps the order in the links of pages', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}?sort=price&page=2`, { handlers });

    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toEqual({
      filter: { categoryId: 2020 },
      sort: { field: 'price' },
      paging: { pageNumber: 2, pageSize: 24 },
    });
    const orders = screen.getByRole('navigation', { name: 'مرتب‌سازی' });
    expect(within(orders).getByRole('link', { current: true }).textContent).toBe('ارزان‌ترین');
    const next = screen.getByRole('link', { name: 'صفحه بعد' });
    expect(next.getAttribute('href')).toBe(`${encodeURI(ADDRESS)}?sort=price&page=3`);
    expect(within(orders).getByRole('link', { name: 'مرتبط‌ترین' }).getAttribute('href')).toBe(
      encodeURI(ADDRESS),
    );
  });

  it('takes an order and a page that are none as the first page by relevance', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}?sort=best&page=zero`, { handlers });

    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toMatchObject({ sort: { field: 'relevance' }, paging: { pageNumber: 1 } });
  });

  it('leads from a page beyond the end to the last one', async () => {
    const page = await renderAt(remote, `${ADDRESS}?page=9`, { handlers });

    expect(screen.getByText('این صفحه وجود ندارد')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'رفتن به صفحهٔ آخر' }).getAttribute('href')).toContain('?page=3');
    expect((await headOf(remote, page))?.robots).toBe('noindex,follow');
  });

  it('leads up when the category is empty', async () => {
    const nothing = given(listSupplierProducts, { items: [], totalCount: 0, pageNumber: 1, pageSize: 24 });
    await renderAt(remote, ADDRESS, { handlers: [...handlers, nothing, given(listCategoryChildren, [])] });

    expect(screen.getByText('هنوز چیزی در این دسته ثبت نشده است')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'رفتن به «محصولات و مواد اولیه»' }).getAttribute('href')).toBe(
      '/category/categoryType/Product',
    );
  });

  it('is 404 for an id that is no number, and for a category that is not active', async () => {
    const bad = await renderAt(remote, '/category/pumps/x');
    expect(screen.getByRole('alert').textContent).toContain('404');
    expect(bad.host.calls).toEqual([]);
    bad.unmount();

    await renderAt(remote, ADDRESS, { handlers: [...handlers, given(getActiveCategory, problem(404))] });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('leads a wrong slug to the right one, query included', async () => {
    const { router } = await renderAt(remote, '/category/2020/old?sort=newest', { handlers });

    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?sort=newest');
  });

  it('is indexed page by page in its own order, and in no other', async () => {
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
