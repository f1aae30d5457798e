import { getSupplier } from '@bazaar/contracts/merchant';
import { listSupplierProducts } from '@bazaar/contracts/product';
import { given, headOf, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenSummary } from '../../../test/fixture/product.ts';
import { givenSupplier } from '../../../test/fixture/supplier.ts';
import remote from '../../remote.ts';

const supplier = given(getSupplier, givenSupplier());
const products = given(listSupplierProducts, ({ query }) => {
  const { pageNumber, pageSize } = query.paging;
  return { items: pageNumber <= 3 ? [givenSummary()] : [], totalCount: 25, pageNumber, pageSize };
});
const ADDRESS = '/supplier/40/صنایع-نمونه-پمپ';
const handlers = [supplier, products];

describe('/supplier/:supplierId/*', () => {
  it('shows who the supplier is, with the date of the check', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('صنایع نمونه‌پمپ');
    expect(screen.getByText('هویت تأییدشده در ۱۲ مهر ۱۴۰۵')).toBeTruthy();
    expect(screen.getByText('کاشان، استان اصفهان')).toBeTruthy();
    expect(screen.getByText('میانهٔ پاسخ').nextElementSibling?.textContent).toBe('۱٫۵ ساعت');
    expect(screen.getByText('امتیاز ۳۸ خریدار').nextElementSibling?.textContent).toBe('۴٫۶ از ۵');
    expect(screen.getByText('ریخته‌گری چدن')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'pump.example' }).getAttribute('rel')).toContain('nofollow');
  });

  it('judges each line of the ledger, and puts what has ended last', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const rows = within(screen.getByRole('table', { name: /دفتر تأیید/ })).getAllByRole('row');
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['وضع', 'معتبر', 'پایان‌یافته']);
    const certificates = within(screen.getByRole('table', { name: 'گواهی‌ها' })).getAllByRole('rowheader');
    expect(certificates.map((cell) => cell.textContent)).toEqual(['گواهی CE', 'ISO 9001']);
  });

  it('asks for its own products, the page of the address', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}?page=2`, { handlers });

    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toMatchObject({ filter: { supplierId: 40 }, paging: { pageNumber: 2 } });
    const pages = screen.getByRole('navigation', { name: 'صفحه‌ها' });
    expect(within(pages).getByRole('link', { name: 'صفحه بعد' }).getAttribute('href')).toBe(
      `${encodeURI(ADDRESS)}?page=3#products`,
    );
  });

  it('leads from a page beyond the end to the last one', async () => {
    await renderAt(remote, `${ADDRESS}?page=9`, { handlers });

    expect(screen.getByRole('heading', { name: 'این صفحه وجود ندارد' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'رفتن به صفحهٔ آخر' }).getAttribute('href')).toContain('?page=3');
  });

  it('says so when nothing was checked and nothing is offered', async () => {
    const bare = givenSupplier({ verification: [], certificates: [], verifiedAt: null, website: null });
    await renderAt(remote, ADDRESS, {
      handlers: [
        given(getSupplier, bare),
        given(listSupplierProducts, { items: [], totalCount: 0, pageNumber: 1, pageSize: 12 }),
      ],
    });

    expect(screen.getByText('هنوز چیزی بررسی نشده است')).toBeTruthy();
    expect(screen.getByText('هنوز کالایی ثبت نشده است')).toBeTruthy();
    expect(screen.getByText('هویت هنوز بررسی نشده است')).toBeTruthy();
  });

  it('is 404 for an id that is no number, and for one that is not there', async () => {
    const bad = await renderAt(remote, '/supplier/abc/x');
    expect(screen.getByRole('alert').textContent).toContain('404');
    bad.unmount();

    await renderAt(remote, ADDRESS, { handlers: [given(getSupplier, problem(404)), products] });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('leads a wrong slug to the right one, page included', async () => {
    const { router } = await renderAt(remote, '/supplier/40/x?page=2', { handlers });

    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?page=2');
  });

  it('is an organization to search engines, and its pages are pages of their own', async () => {
    const head = await headOf(remote, await renderAt(remote, `${ADDRESS}?page=2`, { handlers }));

    expect(head?.title).toBe('صنایع نمونه‌پمپ، صفحه ۲ کالاها');
    expect(head?.canonicalPath).toBe(`${encodeURI(ADDRESS)}?page=2`);
    expect(head?.jsonLd?.[0]).toMatchObject({
      '@type': 'Organization',
      address: { addressLocality: 'کاشان' },
    });
    expect(head?.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});
