import { getSupplier } from '@bazaar/contracts/merchant';
import { listSupplierProducts } from '@bazaar/contracts/product';
import { given, headOf, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenSummary } from '../../common/product/product.fixture.ts';
import { givenSupplier } from '../../common/supplier/supplier.fixture.ts';
import { pageOf } from '../../common/supplier/supplier-lists.fixture.ts';
import remote from '../../remote.ts';

const ADDRESS = '/supplier/40/products/Product';
const valve = givenSummary({ id: 6, title: 'شیر پروانه‌ای' });
const handlers = [
  given(getSupplier, givenSupplier()),
  given(listSupplierProducts, ({ query: { paging } }) => ({
    ...pageOf(paging.pageNumber === 1 ? [givenSummary(), valve] : [], 30),
    ...paging,
  })),
];

describe('/supplier/:supplierId/products/:categoryType', () => {
  it("lists the supplier's items of the type, and does not link a type without items", async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('دسته Product');
    const types = screen.getByRole('navigation', { name: 'نوع کالا و خدمت' });
    const current = within(types).getByRole('link');
    expect([current.getAttribute('aria-current'), current.textContent]).toEqual(['true', 'دسته Product۱۷']);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toMatchObject({ filter: { supplierId: 40, categoryType: 'Product' } });
  });

  it('narrows to a category of the supplier, and keeps it when the order or page changes', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}?category=2021&sort=newest`, { handlers });

    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toMatchObject({ filter: { categoryId: 2021 }, sort: { field: 'newest' } });
    const categories = screen.getByRole('navigation', { name: 'دسته‌های این تأمین‌کننده' });
    const current = within(categories).getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('پمپ سانتریفیوژ۱۷');
    expect(screen.getByRole('link', { name: 'صفحه بعد' }).getAttribute('href')).toBe(
      `${ADDRESS}?category=2021&sort=newest&page=2`,
    );
    expect(screen.getByRole('link', { name: 'ارزان‌ترین' }).getAttribute('href')).toBe(
      `${ADDRESS}?category=2021&sort=price`,
    );
  });

  it('searches for words in all items of the type', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}?term=شير`, { handlers });

    expect(screen.getByText('۱ مورد برای «شير»')).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain('شیر پروانه‌ای');
    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toMatchObject({ paging: { pageNumber: 1, pageSize: 100 } });
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'جست‌وجو در این فهرست' }).value).toBe(
      'شير',
    );
  });

  it('says when only a part of the items was searched, with or without a result', async () => {
    const part = /تنها ۲ مورد نخست جست‌وجو شد/;
    const page = await renderAt(remote, `${ADDRESS}?term=شير`, { handlers });
    expect(screen.getByText(part)).toBeTruthy();
    page.unmount();
    await renderAt(remote, `${ADDRESS}?term=پیچ`, { handlers });
    expect(screen.getByText(part)).toBeTruthy();
  });

  it('shows no such note when all items were searched', async () => {
    const all = given(listSupplierProducts, pageOf([givenSummary(), valve], 2));
    await renderAt(remote, `${ADDRESS}?term=شير`, { handlers: [...handlers, all] });

    expect(screen.getByText('۱ مورد برای «شير»')).toBeTruthy();
    expect(screen.queryByText(/مورد نخست جست‌وجو شد/)).toBeNull();
  });

  it('offers a link when no item matches the words', async () => {
    await renderAt(remote, `${ADDRESS}?term=<b>`, { handlers });

    expect(screen.getByText('چیزی برای «<b>» پیدا نشد')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'نمایش همه' }).getAttribute('href')).toBe(ADDRESS);
  });

  it('says so when there is nothing of a type, and keeps that page out of the index', async () => {
    const page = await renderAt(remote, '/supplier/40/products/ElectronicDocument', {
      handlers: [...handlers, given(listSupplierProducts, pageOf([]))],
    });

    expect(screen.getByText('هنوز چیزی در «دسته ElectronicDocument» ندارد')).toBeTruthy();
    expect((await headOf(remote, page))?.robots).toBe('noindex,follow');
  });

  it('links from an out-of-range page to the last one', async () => {
    await renderAt(remote, `${ADDRESS}?page=9`, { handlers });

    expect(screen.getByRole('link', { name: 'رفتن به صفحه آخر' }).getAttribute('href')).toBe(
      `${ADDRESS}?page=2`,
    );
  });

  it('is 404 for an invalid type, an invalid id, and an unknown supplier', async () => {
    for (const address of ['/supplier/40/products/Toys', '/supplier/x/products/Product']) {
      const page = await renderAt(remote, address);
      expect(screen.getByRole('alert').textContent).toContain('404');
      page.unmount();
    }
    await renderAt(remote, ADDRESS, { handlers: [...handlers, given(getSupplier, problem(404))] });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('is a separate list for search engines, page by page', async () => {
    const head = await headOf(remote, await renderAt(remote, ADDRESS, { handlers }));

    expect(head).toMatchObject({ title: 'دسته Product از صنایع نمونه‌پمپ', canonicalPath: ADDRESS });
    expect(head?.robots).toBeUndefined();
    expect(head?.jsonLd?.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });
});
