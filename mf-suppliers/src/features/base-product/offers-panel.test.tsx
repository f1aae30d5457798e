import {
  getBaseProduct,
  getPriceHistory,
  listOffersByProduct,
  listVariants,
} from '@bazaar/contracts/product';
import { given, type Handler, type RenderOptions, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { givenBaseProduct, givenHistory, givenOffer, givenTable } from './base-product.fixture.ts';

const ADDRESS = '/products/base-product/9/الکتروموتور-سه-فاز-چدنی';
const V = 'v=TE3-160L-4';
const page = [
  given(getBaseProduct, givenBaseProduct()),
  given(listVariants, givenTable()),
  given(getPriceHistory, givenHistory([])),
  given(listOffersByProduct, [
    givenOffer(11, { minOrder: 2 }, null),
    givenOffer(
      12,
      {
        priceRial: 813_000_000,
        leadTimeDays: 0,
        minOrder: 30,
        stepQuantity: 10,
        supplier: { name: 'صنایع دناپمپ', cityTitle: 'کرج', verifiedAt: null, rating: 4.8 },
      },
      null,
    ),
    givenOffer(13, { priceRial: null, supplier: { name: 'بازرگانی نوین' } }, null),
  ]),
];

async function open(query: string, handlers: Handler[] = [], options: RenderOptions = {}) {
  const rendered = await renderAt(remote, `${ADDRESS}?${query}`, {
    ...options,
    handlers: [...page, ...handlers],
  });
  await screen.findByRole('region', { name: 'پیشنهادهای ۱۵ کیلووات، ۴ قطب' });
  return rendered;
}

const table = () => screen.getByRole('table', { name: 'پیشنهادهای تأمین‌کنندگان' });
const suppliersShown = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((head) => within(head).getAllByRole('link')[0]?.textContent);
const rowOf = (name: string) => {
  const row = within(table())
    .getAllByRole('row')
    .find((candidate) => candidate.textContent?.includes(name));
  if (row === undefined) {
    throw new Error(`There is no row of «${name}».`);
  }
  return row;
};
const chooseBox = (name: string) => within(rowOf(name)).getByRole('checkbox');
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

// Loading code for the first time may take longer than `findBy…` waits.
beforeAll(() => import('./chosen-size.ts'));

describe('the offers of a size', () => {
  it('shows prices for the quantity in the address', async () => {
    await open(`quantity=50&${V}`);

    expect(within(table()).getByRole('columnheader', { name: 'جمع ۵۰ دستگاه' })).toBeTruthy();
    expect(rowOf('مهندسی سپهرتوان').textContent).toContain('۳٬۹۸۰٬۰۰۰٬۰۰۰ تومان');
    expect(rowOf('صنایع دناپمپ').textContent).toContain('۴٬۰۶۵٬۰۰۰٬۰۰۰ تومان');
    expect(rowOf('بازرگانی نوین').textContent).toContain('استعلام');
  });

  it('marks the lowest price and the soonest delivery, each once', async () => {
    await open(`quantity=50&${V}`);

    expect(within(table()).getAllByText('کمترین')).toHaveLength(1);
    expect(rowOf('مهندسی سپهرتوان').textContent).toContain('کمترین');
    expect(within(table()).getAllByText('سریع‌ترین')).toHaveLength(1);
    expect(rowOf('صنایع دناپمپ').textContent).toContain('سریع‌ترین');
  });

  it('says why a quantity cannot be ordered, with a link to the next one that can', async () => {
    const { router } = await open(`quantity=20&${V}`);
    const dena = rowOf('صنایع دناپمپ');
    expect(dena.textContent).toContain('کمتر از حداقل ۳۰ دستگاه');

    await press(within(dena).getByRole('link', { name: 'محاسبه برای ۳۰ دستگاه' }));

    await waitFor(() => expect(rowOf('صنایع دناپمپ').textContent).toContain('۲٬۴۳۹٬۰۰۰٬۰۰۰ تومان'));
    expect(router.state.location.search).toBe(`?quantity=30&${V}`);
  });

  it('respects the steps above the minimum order', async () => {
    await open(`quantity=35&${V}`);

    expect(rowOf('صنایع دناپمپ').textContent).toContain('از ۳۰ دستگاه به بالا، هر بار ۱۰');
    expect(within(rowOf('صنایع دناپمپ')).getByRole('link', { name: 'محاسبه برای ۴۰ دستگاه' })).toBeTruthy();
  });

  it('links each offer to its supplier and to the item', async () => {
    await open(V);

    const hrefs = within(rowOf('صنایع دناپمپ'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toMatch(/^\/supplier\/112\//);
    expect(hrefs.at(-1)).toMatch(/^\/products\/12\//);
  });

  it('sorts by a column, and reverses the order on the second press', async () => {
    const { router } = await open(V);
    const rating = () => within(table()).getByRole('columnheader', { name: 'امتیاز' });
    expect(within(table()).getByRole('columnheader', { name: 'هر دستگاه' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );

    await press(within(rating()).getByRole('link'));
    await waitFor(() => expect(rating().getAttribute('aria-sort')).toBe('descending'));
    expect(suppliersShown()[0]).toBe('صنایع دناپمپ');

    await press(within(rating()).getByRole('link'));
    await waitFor(() => expect(rating().getAttribute('aria-sort')).toBe('ascending'));
    expect(suppliersShown().at(-1)).toBe('صنایع دناپمپ');
    expect(router.state.location.search).toBe(`?${V}&sort=rating&dir=asc`);
  });

  it('filters by verification, price and city', async () => {
    const { router } = await open(V);

    await press(screen.getByRole('link', { name: 'فقط تأییدشده' }));
    await waitFor(() => expect(suppliersShown()).toEqual(['مهندسی سپهرتوان', 'بازرگانی نوین']));
    expect(screen.getByText('۲ از ۳ پیشنهاد')).toBeTruthy();

    await press(screen.getByRole('link', { name: 'فقط با قیمت' }));
    await waitFor(() => expect(suppliersShown()).toEqual(['مهندسی سپهرتوان']));

    fireEvent.change(screen.getByRole('combobox', { name: 'شهر تأمین‌کننده' }), { target: { value: '2' } });
    expect(await screen.findByText('پیشنهادی با این فیلترها پیدا نشد')).toBeTruthy();

    await press(screen.getByRole('link', { name: 'حذف فیلترها' }));
    await waitFor(() => expect(suppliersShown()).toHaveLength(3));
    expect(router.state.location.search).toBe(`?${V}`);
  });
});

describe('choosing offers', () => {
  it('keeps the choice in the address and shows two offers side by side', async () => {
    const { router } = await open(`quantity=50&${V}`);
    expect(screen.queryByRole('heading', { name: 'مقایسه کنار هم' })).toBeNull();

    await press(chooseBox('صنایع دناپمپ'));
    await waitFor(() => expect(router.state.location.search).toBe(`?quantity=50&${V}&compare=12`));
    expect(screen.getByText('۱ پیشنهاد انتخاب شده')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'درخواست معامله' })).toBeTruthy();

    await press(chooseBox('مهندسی سپهرتوان'));
    await screen.findByRole('heading', { name: 'مقایسه کنار هم' });
    expect(router.state.location.search).toBe(`?quantity=50&${V}&compare=12,11`);
    expect(screen.getByRole('button', { name: 'درخواست از هر دو تأمین‌کننده' })).toBeTruthy();
    const row = screen.getByRole('rowheader', { name: 'زمان تحویل' }).closest('tr');
    expect(row?.textContent).toContain('سریع‌ترین');

    await press(screen.getByRole('button', { name: 'پاک کردن انتخاب' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?quantity=50&${V}`));
  });

  it('shows only the differences', async () => {
    await open(`${V}&compare=11,12`);
    expect(screen.getByRole('rowheader', { name: 'توان' })).toBeTruthy();

    fireEvent.click(screen.getByRole('switch', { name: 'فقط تفاوت‌ها' }));

    expect(screen.queryByRole('rowheader', { name: 'توان' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'زمان تحویل' })).toBeTruthy();
  });

  it('refuses a fifth offer, and says why', async () => {
    const five = given(
      listOffersByProduct,
      [21, 22, 23, 24, 25].map((id) => givenOffer(id, {}, null)),
    );
    const { router } = await open(`${V}&compare=21,22,23,24`, [five]);
    const fifth = within(table()).getAllByRole<HTMLInputElement>('checkbox')[4];

    if (fifth) {
      await press(fifth);
    }

    expect(screen.getByText(/^هم‌زمان تا ۴ پیشنهاد را می‌توان مقایسه کرد/)).toBeTruthy();
    expect(fifth?.checked).toBe(false);
    expect(router.state.location.search).toBe(`?${V}&compare=21,22,23,24`);
  });

  it('is not possible for a single offer', async () => {
    await open(V, [given(listOffersByProduct, [givenOffer(11, {}, null)])]);

    expect(within(table()).queryByRole('checkbox')).toBeNull();
    expect(
      within(table())
        .getByRole('link', { name: /دیدن پیشنهاد/ })
        .getAttribute('href'),
    ).toMatch(/^\/products\/11\//);
  });
});
