import {
  getBaseProduct,
  getPriceHistory,
  listOffersByProduct,
  listVariants,
} from '@bazaar/contracts/product';
import { given, type Handler, headOf, problem, type RenderOptions, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import {
  givenBaseProduct,
  givenHistory,
  givenOffer,
  givenTable,
  givenVariant,
} from './base-product.fixture.ts';

const ADDRESS = '/products/base-product/9/الکتروموتور-سه-فاز-چدنی';
const page = [
  given(getBaseProduct, givenBaseProduct()),
  given(listVariants, givenTable()),
  given(getPriceHistory, givenHistory([7_400_000, 8_300_000])),
  given(listOffersByProduct, [givenOffer(11, { minOrder: 2 }, null)]),
];

const open = (query = '', handlers: Handler[] = [], options: RenderOptions = {}) =>
  renderAt(remote, ADDRESS + query, { ...options, handlers: [...page, ...handlers] });

const table = () => screen.getByRole('table', { name: 'اندازه‌های الکتروموتور سه‌فاز چدنی' });
const toggles = () => within(table()).getAllByRole('button', { name: /پیشنهادهای/ });
const powers = () => toggles().map((button) => button.querySelector('bdi')?.textContent);
const toggleOf = (title: string) =>
  within(table()).getByRole('button', { name: new RegExp(`پیشنهادهای .?${title}`) });
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

// Loading code for the first time may take longer than `findBy…` waits.
beforeAll(() => import('./chosen-size.ts'));

describe('the size table', () => {
  it('has one row for each size, with price, offers and stock or time of delivery', async () => {
    await open();

    expect(powers()).toEqual(['۵٫۵', '۱۵', '۱۸٫۵', '۲۲']);
    const rows = toggles().map((button) => button.closest('tr')?.textContent ?? '');
    expect(rows[1]).toContain('۵۱٬۴۰۰٬۰۰۰');
    expect(rows[1]).toContain('۲۲ دستگاه');
    expect(rows[2]).toContain('۴ هفته');
    expect(rows[3]).toContain('—');
  });

  it('leaves what all sizes share to the facts below it', async () => {
    await open();

    expect(within(table()).queryByRole('columnheader', { name: /درجه حفاظت/ })).toBeNull();
    const common = screen.getByRole('region', { name: 'مشترک در همه اندازه‌ها' });
    expect(within(common).getByText('درجه حفاظت').closest('div')?.textContent).toContain('IP55');
    expect(common.textContent).toContain('IEC 60034');
  });

  it('asks for all at once, without a quantity that nobody chose', async () => {
    const { host } = await open();

    expect(host.calls.map(({ endpoint, input }) => [endpoint, input?.query])).toEqual([
      [getBaseProduct, undefined],
      [listVariants, {}],
    ]);
  });

  it('shows power in horsepower, with one decimal, and finds the same sizes by a filter', async () => {
    const { router } = await open('?p1from=15');
    expect(powers()).toEqual(['۱۵', '۱۸٫۵', '۲۲']);

    await press(screen.getByRole('link', { name: 'hp' }));

    await waitFor(() => expect(powers()).toEqual(['۲۰٫۱', '۲۴٫۸', '۲۹٫۵']));
    expect(router.state.location.search).toBe('?unit=imperial&p1from=15');
    expect(screen.getByRole('list', { name: 'فیلترهای فعال' }).textContent).toContain('توان از ۲۰٫۱ ⁨hp⁩');
  });

  it('sorts by a column and reverses the order on the second press', async () => {
    const { router } = await open();
    const price = () => within(table()).getAllByRole('columnheader', { name: /قیمت از \(تومان\)/ })[0];

    await press(within(price() ?? table()).getByRole('link'));
    await waitFor(() => expect(price()?.getAttribute('aria-sort')).toBe('ascending'));
    expect(powers().at(-1)).toBe('۲۲');

    await press(within(price() ?? table()).getByRole('link'));
    await waitFor(() => expect(powers()).toEqual(['۱۸٫۵', '۵٫۵', '۱۵', '۲۲']));
    expect(router.state.location.search).toBe('?order=-price');
  });

  it('shows fifty sizes, and all of them on request', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      givenVariant(`M-${index}`, [index, '۴', 'x', 'IP55']),
    );
    await open('', [given(listVariants, givenTable(many))]);
    expect(toggles()).toHaveLength(50);

    await press(screen.getByRole('link', { name: 'نمایش هر ۶۰ اندازه' }));

    await waitFor(() => expect(toggles()).toHaveLength(60));
  });

  it('shows a chosen size that stands below the fiftieth', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      givenVariant(`M-${index}`, [index, '۴', 'x', 'IP55']),
    );
    await open('?v=M-58', [given(listVariants, givenTable(many))]);

    expect(toggleOf('M-58').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the filters of the sizes', () => {
  const panel = () => screen.getByRole('complementary', { name: 'فیلتر' });

  it('take numbers and choices, count what they find, and stay in the address', async () => {
    const { router } = await open('?quantity=4');

    fireEvent.change(within(panel()).getByRole('textbox', { name: 'بیشترین توان' }), {
      target: { value: '۱۸٫۵' },
    });
    fireEvent.click(within(panel()).getByRole('checkbox', { name: /۴/ }));
    await press(within(panel()).getByRole('button', { name: 'نمایش ۲ اندازه' }));

    await waitFor(() => expect(powers()).toEqual(['۵٫۵', '۱۵']));
    expect(decodeURIComponent(router.state.location.search)).toBe('?quantity=4&p1to=18.5&p2=۴');
    expect(screen.getByText('۲ اندازه از ۴')).toBeTruthy();

    await press(screen.getByRole('link', { name: /توان تا/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /توان تا/ })).toBeNull());
    expect(decodeURIComponent(router.state.location.search)).toBe('?quantity=4&p2=۴');
  });

  it('are those of one column when its own button was pressed', async () => {
    await open();

    fireEvent.click(within(table()).getByRole('button', { name: 'فیلتر قطب' }));

    expect(within(panel()).queryByRole('textbox', { name: 'کمترین توان' })).toBeNull();
    expect(within(panel()).getByRole('group', { name: 'قطب' })).toBeTruthy();
  });

  it('say which of them to remove when nothing is left', async () => {
    await open('?p1to=10&p2=%DB%B2');

    expect(screen.getByRole('heading', { name: 'هیچ اندازه‌ای با این فیلترها نیست' })).toBeTruthy();
    expect(screen.getByText('با حذف «توان تا ۱۰ ⁨kW⁩» ۲ اندازه دیده می‌شود.')).toBeTruthy();
    await press(screen.getByRole('link', { name: 'حذف این فیلتر' }));

    await waitFor(() => expect(powers()).toEqual(['۱۸٫۵', '۲۲']));
  });
});

describe('opening a size', () => {
  it('says that the size of the address is not in the table', async () => {
    await open('?v=NO-SUCH-SIZE');

    expect(screen.getByText(/^اندازه‌ای با کد .NO-SUCH-SIZE. در این جدول نیست/)).toBeTruthy();
    expect(toggles()).toHaveLength(4);
  });

  it('shows its offers under its row, keeps it in the address, and closes on Escape', async () => {
    const { router, host } = await open('?quantity=4');
    const toggle = toggleOf('۱۵ کیلووات، ۴ قطب');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    toggle.focus();

    await press(toggle);

    const panel = await screen.findByRole('region', { name: 'پیشنهادهای ۱۵ کیلووات، ۴ قطب' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(toggle);
    expect(panel.closest('tr')?.previousElementSibling).toBe(toggle.closest('tr'));
    expect(within(panel).getByRole('table', { name: 'پیشنهادهای تأمین‌کنندگان' }).textContent).toContain(
      '۳۱۸٬۴۰۰٬۰۰۰ تومان',
    );
    expect(router.state.location.search).toBe('?quantity=4&v=TE3-160L-4');
    expect(host.calls.find(({ endpoint }) => endpoint === listOffersByProduct)?.input?.query).toEqual({
      baseProductId: 9,
      variantCode: 'TE3-160L-4',
    });

    await act(async () => fireEvent.keyDown(within(panel).getByRole('table'), { key: 'Escape' }));
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
    expect(document.activeElement).toBe(toggle);
    expect(router.state.location.search).toBe('?quantity=4');
  });

  it('closes the one that was open, with what was chosen in it', async () => {
    const { router } = await open('?v=TE3-160L-4&compare=11');

    await press(toggleOf('TE3-132S-4'));

    await waitFor(() => expect(router.state.location.search).toBe('?v=TE3-132S-4'));
    expect(toggleOf('۱۵ کیلووات، ۴ قطب').getAttribute('aria-expanded')).toBe('false');
  });

  it('works without scripts: each button sends the form of the page with its code', async () => {
    await open('?quantity=4&unit=imperial&v=TE3-160L-4');

    const toggle = toggleOf('TE3-132S-4') as HTMLButtonElement;
    expect([toggle.type, toggle.name, toggle.value]).toEqual(['submit', 'v', 'TE3-132S-4']);
    const form = document.getElementById(toggle.getAttribute('form') ?? '') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toEqual({ quantity: '۴', unit: 'imperial' });
    expect((toggleOf('۱۵ کیلووات، ۴ قطب') as HTMLButtonElement).value).toBe('');
  });

  it('opens by a press anywhere in its row', async () => {
    const { router } = await open();
    const cell = toggleOf('TE3-160L-2').closest('tr')?.lastElementChild;

    await press(cell as HTMLElement);

    await waitFor(() => expect(router.state.location.search).toBe('?v=TE3-160L-2'));
  });

  it('proposes a request where nobody offers the size yet', async () => {
    await open('?v=TE3-180M-2', [given(listOffersByProduct, [])]);

    expect(await screen.findByText('هنوز پیشنهادی برای این اندازه نیست')).toBeTruthy();
    expect(
      decodeURIComponent(
        screen.getByRole('link', { name: 'ثبت درخواست برای این نیاز' }).getAttribute('href') ?? '',
      ),
    ).toContain('الکتروموتور سه‌فاز چدنی TE3-180M-2');
  });

  it('shows a failure in the row alone, and recovers on retry', async () => {
    // React logs on the console every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { host } = await open('?v=TE3-160L-4', [given(listOffersByProduct, problem(503))]);
    expect((await screen.findByRole('alert')).textContent).toContain('پیشنهادها بارگذاری نشد');
    expect(toggles()).toHaveLength(4);

    host.give(given(listOffersByProduct, [givenOffer(11, {}, null)]));
    await press(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('table', { name: 'پیشنهادهای تأمین‌کنندگان' })).toBeTruthy();
  });

  it('says that the table does not have the size of the address, and opens no row', async () => {
    await open('?v=TE3-999', [given(listOffersByProduct, []), given(getPriceHistory, problem(404))]);

    expect(toggles().every((toggle) => toggle.getAttribute('aria-expanded') === 'false')).toBe(true);
    expect(screen.queryByRole('region', { name: /روند قیمت/ })).toBeNull();
  });
});

describe('the quantity', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'قیمت برای' });

  it('starts with the minimum order of the base product', async () => {
    await open('?v=TE3-160L-4');

    expect(field().value).toBe('۲');
    expect(await screen.findByRole('columnheader', { name: 'جمع ۲ دستگاه' })).toBeTruthy();
  });

  it('asks for prices again after a pause in typing, and offers follow without a request', async () => {
    const { router, host } = await open('?quantity=2&v=TE3-160L-4');
    await screen.findByRole('columnheader', { name: 'جمع ۲ دستگاه' });

    fireEvent.change(field(), { target: { value: '۵' } });
    fireEvent.change(field(), { target: { value: '۵۰' } });

    await screen.findByRole('columnheader', { name: 'جمع ۵۰ دستگاه' });
    expect(router.state.location.search).toBe('?quantity=50&v=TE3-160L-4');
    expect(
      host.calls.filter(({ endpoint }) => endpoint === listVariants).map(({ input }) => input?.query),
    ).toEqual([{ quantity: 2 }, { quantity: 50 }]);
    expect(host.calls.filter(({ endpoint }) => endpoint === listOffersByProduct)).toHaveLength(1);
  });

  it('is applied by Enter, which presses the first button of its form, and opens no size', async () => {
    const { router } = await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'قیمت برای' });
    fireEvent.change(field, { target: { value: '۲۰' } });
    const buttons = [...(field.form?.elements ?? [])].filter(
      (element): element is HTMLButtonElement =>
        element instanceof HTMLButtonElement && element.type === 'submit',
    );
    await press(buttons[0] as HTMLElement);

    await waitFor(() => expect(router.state.location.search).toBe('?quantity=20'));
    expect(within(table()).queryByRole('button', { expanded: true })).toBeNull();
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
    await waitFor(() => expect(router.state.location.search).toBe('?quantity=7'));

    await act(() => router.navigate(`${ADDRESS}?quantity=4`));

    expect(field().value).toBe('۴');
  });
});

describe('the price history', () => {
  it('is that of the chosen size, with its figures as a table', async () => {
    const { host } = await open('?v=TE3-160L-4');

    const card = await screen.findByRole('region', { name: /روند قیمت/ });
    expect(card.textContent).toContain('۱۲٪ افزایش');
    expect(card.textContent).toContain('۱۵ کیلووات، ۴ قطب');
    expect(within(card).getByRole('img', { name: /قیمت میانه: ۱۲٪ افزایش/ })).toBeTruthy();
    const figures = within(card).getByRole('table', { name: 'قیمت در پایان هر ماه، به تومان' });
    expect(within(figures).getAllByRole('row').at(-1)?.textContent).toContain('۸۳۰٬۰۰۰');
    expect(host.calls.find(({ endpoint }) => endpoint === getPriceHistory)?.input?.query).toMatchObject({
      variantCode: 'TE3-160L-4',
    });
  });

  it('shows a message when there is one price', async () => {
    await open('?v=TE3-160L-4', [given(getPriceHistory, givenHistory([7_400_000]))]);

    expect(await screen.findByText(/تنها یک قیمت ثبت شده است: ۷۴۰٬۰۰۰ تومان/)).toBeTruthy();
  });

  it('shows a message when there is no price', async () => {
    await open('?v=TE3-160L-4', [given(getPriceHistory, givenHistory([]))]);

    expect(await screen.findByText(/هنوز قیمتی برای این کالا ثبت نشده است/)).toBeTruthy();
  });

  it('shows its own failure, and recovers on retry', async () => {
    // React logs on the console every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { host } = await open('?v=TE3-160L-4', [given(getPriceHistory, problem(503))]);
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    expect(table()).toBeTruthy();

    host.give(given(getPriceHistory, givenHistory([7_400_000, 8_300_000])));
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
    await open('', [given(getBaseProduct, problem(404)), given(listVariants, problem(404))]);

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('redirects a wrong slug to the right one, query included', async () => {
    const { router } = await renderAt(remote, '/products/base-product/9/old?quantity=50&v=TE3-160L-4', {
      handlers: page,
    });

    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?quantity=50&v=TE3-160L-4');
  });

  it('shows the default view for a hostile query', async () => {
    await open('?quantity=-1&sort=<script>&dir=0&order=x&unit=y&p1from=z&p0=1&v=%27%20or%201=1&all=yes');

    expect(powers()).toHaveLength(4);
    expect(screen.queryByRole('list', { name: 'فیلترهای فعال' })).toBeNull();
  });
});

describe('the document head', () => {
  it('gives search engines the price range of all sizes', async () => {
    const head = await headOf(remote, await open());

    expect(head).toMatchObject({
      title: 'الکتروموتور سه‌فاز چدنی؛ ۴ اندازه و قیمت هر کدام',
      canonicalPath: encodeURI(ADDRESS),
    });
    expect(head?.robots).toBeUndefined();
    expect(head?.jsonLd?.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(head?.jsonLd?.[0]).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 514_000_000,
        highPrice: 650_000_000,
        offerCount: 9,
        priceCurrency: 'IRR',
      },
    });
  });

  it('speaks of the chosen size alone, at an address of its own', async () => {
    const head = await headOf(remote, await open('?v=TE3-160L-4'));

    expect(head).toMatchObject({
      title: 'الکتروموتور سه‌فاز چدنی، ۱۵ کیلووات، ۴ قطب',
      canonicalPath: `${encodeURI(ADDRESS)}?v=TE3-160L-4`,
    });
    expect(head?.robots).toBeUndefined();
    expect(head?.jsonLd?.[0]).toMatchObject({
      mpn: 'TE3-160L-4',
      offers: { lowPrice: 514_000_000, highPrice: 559_000_000, offerCount: 3 },
    });
  });

  it('has no structured offer without a price, and keeps a changed view out of the index', async () => {
    const silent = givenTable([
      givenVariant('A-1', [1, '۴', 'x', 'IP55'], { minPriceRial: null, maxPriceRial: null }),
    ]);
    const head = await headOf(remote, await open('?order=price', [given(listVariants, silent)]));

    expect(head).toMatchObject({ robots: 'noindex,follow', canonicalPath: encodeURI(ADDRESS) });
    expect(head?.jsonLd?.[0]).not.toHaveProperty('offers');
  });
});
