import { getSupplierProduct } from '@bazaar/contracts/product';
import { loadFamily } from '@bazaar/drawing';
import { createFakeHost, given, problem, renderAt } from '@bazaar/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenProduct } from '../../common/product/product.fixture.ts';
import remote from '../../remote.ts';
import { comparisonHead } from './comparison-head.ts';

const found = given(getSupplierProduct, ({ params }) =>
  params.id >= 900
    ? problem(404)
    : givenProduct({ id: params.id, title: `پمپ ${params.id}`, leadTimeDays: params.id, facts: [] }),
);

const open = (query: string) => renderAt(remote, `/products/compare${query}`, { handlers: [found] });

beforeAll(async () => void (await loadFamily('pump')), 30_000);
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('/products/compare', () => {
  it('puts the goods of its address side by side and marks differences by text and not by colour alone', async () => {
    await open('?ids=7&ids=3');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('مقایسه ۲ کالا');
    const row = screen.getByRole('row', { name: /^زمان تحویل/ });
    const [first, second] = within(row).getAllByRole('cell');
    expect(within(row).getAllByRole('img', { name: 'متفاوت' })).toHaveLength(2);
    expect(first?.textContent).toBe('۷ روز');
    expect(second?.textContent).toBe('۳ روزسریع‌ترین');
    expect(screen.getByRole('link', { name: 'پمپ 7' }).getAttribute('href')).toContain('/products/7/');
  });

  it('shows only the differing rows, with their number', async () => {
    await open('?ids=7&ids=3');

    fireEvent.click(screen.getByRole('switch', { name: 'فقط تفاوت‌ها' }));

    expect(screen.queryByRole('row', { name: /^شهر/ })).toBeNull();
    expect(screen.getByRole('row', { name: /^زمان تحویل/ })).toBeTruthy();
    expect(screen.getByText('۱ از ۹ ویژگی')).toBeTruthy();
  });

  it('says which good does not exist, and compares the rest', async () => {
    await open('?ids=7&ids=999&ids=3');

    expect(screen.getByText('کالایی با شناسه 999 پیدا نشد؛ شاید دیگر عرضه نمی‌شود.')).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  });

  it('asks for a second good when there is one', async () => {
    await open('?ids=7');

    expect(screen.getByText('برای مقایسه یک کالای دیگر انتخاب کنید.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'اشتراک' })).toBeNull();
  });

  it.each(['', '?ids=x&ids=-1', '?ids=999'])(
    'explains how to choose when the address is %j',
    async (query) => {
      await open(query);

      expect(screen.getByText('کالایی برای مقایسه انتخاب نشده است')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'مشاهده کالاها' }).getAttribute('href')).toBe(
        '/category/categoryType/Product',
      );
    },
  );

  it('removes a good from the address and from the visitor’s list', async () => {
    const { slug, drawing } = givenProduct();
    const item = (id: number) => ({ id, title: `پمپ ${id}`, slug, drawing });
    localStorage.setItem('bazaar:compare', JSON.stringify([item(7), item(3)]));
    const { router } = await open('?ids=7&ids=3&ids=4');

    fireEvent.click(screen.getByRole('link', { name: /^حذف .*پمپ 7/ }));

    await waitFor(() => expect(router.state.location.search).toBe('?ids=3&ids=4'));
    expect(JSON.parse(localStorage.getItem('bazaar:compare') ?? '[]')).toMatchObject([{ id: 3 }]);
  });

  it('copies an address that shows others the same comparison', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { host } = await open('?ids=7&ids=3');

    fireEvent.click(screen.getByRole('button', { name: 'اشتراک' }));

    await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'success' }]));
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/products/compare?ids=7&ids=3`);
  });

  it('fails as a page when the service does', async () => {
    const host = createFakeHost({ handlers: [given(getSupplierProduct, problem(503))] });
    await renderAt(remote, '/products/compare?ids=7', { host });

    expect(screen.getByRole('alert').textContent).toContain('503');
  });

  it('is kept out of the index', () => {
    expect(comparisonHead({ ids: [], gone: [], now: '2026-11-24T08:00:00Z' })).toEqual({
      title: 'مقایسه کالاها',
      robots: 'noindex,follow',
    });
  });
});
