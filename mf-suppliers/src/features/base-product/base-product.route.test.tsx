import { getBaseProduct, getPriceHistory, listOffersByProduct } from '@bazaar/contracts/product';
import { given, type Handler, headOf, problem, type RenderOptions, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenBaseProduct, givenHistory, givenOffer } from './base-product.fixture.ts';

const ADDRESS = '/products/base-product/9/پمپ-گریز-از-مرکز-افقی';
const product = given(getBaseProduct, givenBaseProduct());
const history = given(getPriceHistory, givenHistory([7_400_000, 8_300_000]));
/** Calculated anew for each quantity, as the service does. */
const offers = given(listOffersByProduct, ({ query }) => {
  const quantity = query.quantity ?? null;
  return [
    givenOffer(11, { minOrder: 2 }, quantity),
    givenOffer(
      12,
      {
        priceRial: 813_000_000,
        leadTimeDays: 0,
        minOrder: 30,
        stepQuantity: 10,
        supplier: { name: 'صنایع دناپمپ', cityTitle: 'کرج', verifiedAt: null, rating: 4.8 },
      },
      quantity,
    ),
    givenOffer(13, { priceRial: null, supplier: { name: 'بازرگانی نوین' } }, quantity),
  ];
});

const open = (query = '', handlers: Handler[] = [], options: RenderOptions = {}) =>
  renderAt(remote, ADDRESS + query, { ...options, handlers: [product, history, offers, ...handlers] });

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

describe('the summary', () => {
  it('shows the title, the number of offers and their price range', async () => {
    await open();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('پمپ گریز از مرکز افقی');
    expect(screen.getAllByText('۳ پیشنهاد')).toHaveLength(2);
    expect(screen.getByText('بازه قیمت هر دستگاه').nextElementSibling?.textContent).toBe(
      'از ۷۹٬۶۰۰٬۰۰۰ تا ۸۳٬۹۰۰٬۰۰۰ تومان',
    );
    expect(screen.getByText('سریع‌ترین تحویل').nextElementSibling?.textContent).toBe('فوری');
    expect(screen.getByText('شهر تأمین‌کنندگان').nextElementSibling?.textContent).toBe('اهواز، کرج');
    expect(screen.getByRole('region', { name: 'ویژگی‌ها در پیشنهادها' }).textContent).toContain(
      '۲۰ تا ۵۰ m³/h',
    );
  });
});

describe('the offers table', () => {
  it('shows prices for the quantity in the address', async () => {
    await open('?quantity=50');

    expect(screen.getByRole('columnheader', { name: 'جمع ۵۰ دستگاه' })).toBeTruthy();
    expect(rowOf('مهندسی سپهرتوان').textContent).toContain('۳٬۹۸۰٬۰۰۰٬۰۰۰ تومان');
    expect(rowOf('صنایع دناپمپ').textContent).toContain('۴٬۰۶۵٬۰۰۰٬۰۰۰ تومان');
    expect(rowOf('بازرگانی نوین').textContent).toContain('استعلام');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'قیمت برای' }).value).toBe('۵۰');
  });

  it('starts with a quantity that most offers allow', async () => {
    const { host } = await open();

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'قیمت برای' }).value).toBe('۲');
    expect(host.calls.map(({ input }) => input?.query)).toContainEqual({ baseProductId: 9, quantity: 2 });
  });

  it('says why a quantity cannot be ordered, with a link to the next one that can', async () => {
    const { router } = await open('?quantity=20');
    const dena = rowOf('صنایع دناپمپ');
    expect(dena.textContent).toContain('کمتر از حداقل ۳۰ دستگاه');

    await act(async () => fireEvent.click(within(dena).getByRole('link', { name: 'محاسبه برای ۳۰ دستگاه' })));

    await waitFor(() => expect(rowOf('صنایع دناپمپ').textContent).toContain('۲٬۴۳۹٬۰۰۰٬۰۰۰ تومان'));
    expect(router.state.location.search).toBe('?quantity=30');
  });

  it('respects the steps above the minimum order', async () => {
    await open('?quantity=35');

    expect(rowOf('صنایع دناپمپ').textContent).toContain('از ۳۰ دستگاه به بالا، هر بار ۱۰');
    expect(within(rowOf('صنایع دناپمپ')).getByRole('link', { name: 'محاسبه برای ۴۰ دستگاه' })).toBeTruthy();
  });

  it('links each offer to the item and to its supplier', async () => {
    await open();

    const hrefs = within(rowOf('صنایع دناپمپ'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toMatch(/^\/supplier\/112\//);
    expect(hrefs[1]).toMatch(/^\/products\/12\//);
  });

  it('sorts by a column, and reverses the order on the second click', async () => {
    const { router } = await open('?quantity=2');
    const rating = () => within(table()).getByRole('columnheader', { name: 'امتیاز' });
    expect(within(table()).getByRole('columnheader', { name: 'هر دستگاه' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );

    await act(async () => fireEvent.click(within(rating()).getByRole('link')));
    await waitFor(() => expect(rating().getAttribute('aria-sort')).toBe('descending'));
    expect(suppliersShown()[0]).toBe('صنایع دناپمپ');

    await act(async () => fireEvent.click(within(rating()).getByRole('link')));
    await waitFor(() => expect(rating().getAttribute('aria-sort')).toBe('ascending'));
    expect(suppliersShown().at(-1)).toBe('صنایع دناپمپ');
    expect(router.state.location.search).toBe('?quantity=2&sort=rating&dir=asc');
  });

  it('filters by verification, price and city', async () => {
    const { router } = await open('?quantity=2');

    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'فقط تأییدشده' })));
    await waitFor(() => expect(suppliersShown()).toEqual(['مهندسی سپهرتوان', 'بازرگانی نوین']));
    expect(screen.getByText('۲ از ۳ پیشنهاد')).toBeTruthy();

    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'فقط با قیمت' })));
    await waitFor(() => expect(suppliersShown()).toEqual(['مهندسی سپهرتوان']));

    fireEvent.change(screen.getByRole('combobox', { name: 'شهر تأمین‌کننده' }), { target: { value: '2' } });
    expect(await screen.findByText('پیشنهادی با این فیلترها پیدا نشد')).toBeTruthy();

    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'حذف فیلترها' })));
    await waitFor(() => expect(suppliersShown()).toHaveLength(3));
    expect(router.state.location.search).toBe('?quantity=2');
  });
});

describe('the quantity field', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'قیمت برای' });

  it('writes a quantity typed in Persian digits to the address after a pause', async () => {
    const { router } = await open('?quantity=2');

    fireEvent.change(field(), { target: { value: '۵' } });
    fireEvent.change(field(), { target: { value: '۵۰' } });

    await screen.findByRole('columnheader', { name: 'جمع ۵۰ دستگاه' });
    expect(router.state.location.search).toBe('?quantity=50');
    expect(field().value).toBe('۵۰');
  });

  it('is stepped by its buttons, several quick presses included', async () => {
    const { router } = await open('?quantity=2');

    fireEvent.click(screen.getByRole('button', { name: 'افزایش مقدار' }));
    fireEvent.click(screen.getByRole('button', { name: 'افزایش مقدار' }));
    fireEvent.click(screen.getByRole('button', { name: 'کاهش مقدار' }));
    expect(field().value).toBe('۳');

    await waitFor(() => expect(router.state.location.search).toBe('?quantity=3'));
  });

  it('says which numbers it accepts, and sends no request meanwhile', async () => {
    const { host, router } = await open('?quantity=2');
    const asked = host.calls.length;

    fireEvent.change(field(), { target: { value: 'ده' } });
    fireEvent.blur(field());

    expect(screen.getByText('عددی از ۱ تا ۱٬۰۰۰٬۰۰۰ بنویسید.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(host.calls).toHaveLength(asked);
    expect(router.state.location.search).toBe('?quantity=2');
  });

  it('follows navigation through the history', async () => {
    const { router } = await open('?quantity=2');
    fireEvent.change(field(), { target: { value: '7' } });
    fireEvent.blur(field());
    await screen.findByRole('columnheader', { name: 'جمع ۷ دستگاه' });

    await act(() => router.navigate(`${ADDRESS}?quantity=4`));

    expect(field().value).toBe('۴');
  });
});

describe('choosing offers', () => {
  it('keeps the choice in the address and shows two offers side by side', async () => {
    const { router } = await open('?quantity=50');
    expect(screen.queryByRole('heading', { name: 'مقایسه کنار هم' })).toBeNull();

    await act(async () => fireEvent.click(chooseBox('صنایع دناپمپ')));
    await waitFor(() => expect(router.state.location.search).toBe('?quantity=50&compare=12'));
    expect(screen.getByText('۱ پیشنهاد انتخاب شده')).toBeTruthy();

    await act(async () => fireEvent.click(chooseBox('مهندسی سپهرتوان')));
    await screen.findByRole('heading', { name: 'مقایسه کنار هم' });
    expect(router.state.location.search).toBe('?quantity=50&compare=12,11');
    const row = screen.getByRole('rowheader', { name: 'زمان تحویل' }).closest('tr');
    expect(row?.textContent).toContain('سریع‌ترین');

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'پاک کردن انتخاب' })));
    await waitFor(() => expect(router.state.location.search).toBe('?quantity=50'));
  });

  it('shows only the differences', async () => {
    await open('?compare=11,12');
    expect(screen.getByRole('rowheader', { name: 'دبی' })).toBeTruthy();

    fireEvent.click(screen.getByRole('switch', { name: 'فقط تفاوت‌ها' }));

    expect(screen.queryByRole('rowheader', { name: 'دبی' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'زمان تحویل' })).toBeTruthy();
  });

  it('refuses a fifth offer, and says why', async () => {
    const five = given(
      listOffersByProduct,
      [21, 22, 23, 24, 25].map((id) => givenOffer(id)),
    );
    const { router } = await open('?quantity=20&compare=21,22,23,24', [five]);
    const fifth = within(table()).getAllByRole<HTMLInputElement>('checkbox')[4];

    if (fifth) {
      await act(async () => fireEvent.click(fifth));
    }

    expect(screen.getByText(/^هم‌زمان تا ۴ پیشنهاد را می‌توان مقایسه کرد/)).toBeTruthy();
    expect(fifth?.checked).toBe(false);
    expect(router.state.location.search).toBe('?quantity=20&compare=21,22,23,24');
  });

  it('is not possible for a single offer, which is linked instead', async () => {
    const single = given(listOffersByProduct, [givenOffer(11)]);
    await open('', [single, given(getBaseProduct, givenBaseProduct({ offersCount: 1 }))]);

    expect(screen.getByText(/این کالا تنها یک پیشنهاد دارد/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده این پیشنهاد' }).getAttribute('href')).toMatch(
      /^\/products\/11\//,
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is replaced by a link to the category when there are no offers', async () => {
    const nothing = givenBaseProduct({
      offersCount: 0,
      minPriceRial: null,
      medianPriceRial: null,
      maxPriceRial: null,
      saleUnit: null,
      cities: [],
      properties: [],
    });
    await open('', [given(listOffersByProduct, []), given(getBaseProduct, nothing)]);

    expect(screen.getByRole('heading', { name: 'هنوز پیشنهادی برای این کالا نیست' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده دسته پمپ سانتریفیوژ' })).toBeTruthy();
  });
});

describe('the price history', () => {
  it('says how far the median has moved, and shows the figures as a table', async () => {
    await open();

    const card = await screen.findByRole('region', { name: 'روند قیمت' });
    expect(card.textContent).toContain('۱۲٪ افزایش');
    expect(within(card).getByRole('img', { name: /قیمت میانه: ۱۲٪ افزایش/ })).toBeTruthy();
    const figures = within(card).getByRole('table', { name: 'قیمت در پایان هر ماه، به تومان' });
    expect(within(figures).getAllByRole('row').at(-1)?.textContent).toContain('۸۳۰٬۰۰۰');
  });

  it('says so when there is one price or none', async () => {
    const { host } = await open('', [given(getPriceHistory, givenHistory([7_400_000]))]);
    expect(await screen.findByText(/تنها یک قیمت ثبت شده است: ۷۴۰٬۰۰۰ تومان/)).toBeTruthy();

    host.give(given(getPriceHistory, givenHistory([])));
    await act(() =>
      host.queryClient.invalidateQueries({ queryKey: ['suppliers', 'base-product', 'history'] }),
    );
    expect(await screen.findByText(/هنوز قیمتی برای این کالا ثبت نشده است/)).toBeTruthy();
  });

  it('shows its own failure, and recovers on retry', async () => {
    // React logs on the console every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { host } = await open('', [given(getPriceHistory, problem(503))]);
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    expect(table()).toBeTruthy();

    host.give(history);
    fireEvent.click(retry);

    expect(await screen.findByText('۱۲٪ افزایش')).toBeTruthy();
  });
});

describe('the address', () => {
  it('is 404 for an id that is not a number, and sends no request', async () => {
    const { host } = await renderAt(remote, '/products/base-product/pump/x');

    expect(screen.getByRole('alert').textContent).toContain('404');
    expect(host.calls).toEqual([]);
  });

  it('is 404 for a base product that is not published', async () => {
    await open('', [given(getBaseProduct, problem(404)), given(getPriceHistory, problem(404))]);

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('redirects a wrong slug to the right one, query included', async () => {
    const { router } = await renderAt(remote, '/products/base-product/9/old?quantity=50&compare=11', {
      handlers: [product, history, offers],
    });

    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?quantity=50&compare=11');
  });

  it('shows the default view for a hostile query', async () => {
    await open('?quantity=-1&sort=<script>&dir=0&city=x&compare=%27%20or%201=1,,&verified[]=1');

    expect(suppliersShown()).toHaveLength(3);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => !checked)).toBe(true);
  });
});

describe('the document head', () => {
  it('gives search engines the price range', async () => {
    const head = await headOf(remote, await open());

    expect(head).toMatchObject({
      title: 'پمپ گریز از مرکز افقی؛ مقایسه ۳ پیشنهاد',
      canonicalPath: encodeURI(ADDRESS),
    });
    expect(head?.robots).toBeUndefined();
    expect(head?.jsonLd?.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(head?.jsonLd?.[0]).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 796_000_000,
        highPrice: 839_000_000,
        offerCount: 3,
        priceCurrency: 'IRR',
      },
    });
  });

  it('has no structured offer without a price, and keeps a changed view out of the index', async () => {
    const silent = givenBaseProduct({ minPriceRial: null, medianPriceRial: null, maxPriceRial: null });
    const head = await headOf(remote, await open('?sort=rating', [given(getBaseProduct, silent)]));

    expect(head).toMatchObject({ robots: 'noindex,follow', canonicalPath: encodeURI(ADDRESS) });
    expect(head?.jsonLd?.[0]).not.toHaveProperty('offers');
  });
});
