import { getFileLink } from '@bazaar/contracts/file';
import { listConversations } from '@bazaar/contracts/notification';
import { payFromWallet } from '@bazaar/contracts/payment';
import { getEnums } from '@bazaar/contracts/setting';
import {
  acceptQuote,
  cancelTradeRequest,
  confirmAndPublish,
  confirmDelivery,
  counterQuote,
  getMembershipAndPrice,
  getTradeRequest,
  listTradeRequestEvents,
  objectToDelivery,
  rateTradeRequest,
  requestConfirmation,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { type FakeHost, given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  givenEnums,
  givenEvent,
  givenFormerQuote,
  givenTradeRequest,
  NOW,
} from '../../common/trade/trade.fixture.ts';
import remote from '../../remote.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const events = [
  givenEvent(1),
  givenEvent(2, {
    type: 'counter',
    from: 'Quoted',
    to: 'Published',
    reason: 'لطفاً قیمت را کمی پایین بیاورید.',
    actor: { name: 'نادر شریفی', mobile: '+98912•••0000', isReader: false },
  }),
  givenEvent(3, {
    at: '2026-11-19T08:08:00Z',
    type: 'quote',
    from: 'Published',
    to: 'Quoted',
    actorKind: 'supplier',
    actor: null,
    data: { revision: 2 },
  }),
];

const price = {
  membership: { required: true, planId: 1, title: 'عضویت پایه', priceRial: 5_000_000, alreadyActive: false },
  goodsRial: 100_000_000,
  discountRial: 0,
  deliveryRial: 0,
  vatPercent: 10,
  vatRial: 10_000_000,
  payableRial: 115_000_000,
  unpricedLines: 0,
  dueNowRial: 5_000_000,
  walletAvailableRial: 9_000_000,
  shortfallRial: 0,
};

// The code of dialogs and events comes on demand; its first reading takes seconds.
beforeAll(() => Promise.all([import('./move-dialogs.widget.tsx'), import('./timeline.widget.tsx')]));

/** The request of the page and what its service answers; a move changes what is read afterwards. */
function givenService(request: TradeRequest): Handler[] {
  return [
    given(getTradeRequest, request),
    given(getEnums, givenEnums),
    given(listTradeRequestEvents, { items: events, totalCount: 3, pageNumber: 1, pageSize: 100 }),
    given(listConversations, { items: [], totalCount: 0, pageNumber: 1, pageSize: 100 }),
    given(getMembershipAndPrice, price),
  ];
}

function open(changes: Partial<TradeRequest> = {}, handlers: Handler[] = []) {
  return renderAt(remote, '/profile/directorderinfo/1', {
    session: 'signed-in',
    handlers: [...givenService(givenTradeRequest(1, changes)), ...handlers],
  });
}

const bar = () => within(screen.getByRole('group', { name: 'کارهای این درخواست' }));
const press = (name: string) => userEvent.click(bar().getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const countOf = ({ calls }: FakeHost, endpoint: unknown) =>
  calls.filter((call) => call.endpoint === endpoint).length;

describe('the page of a trade request', () => {
  it('shows what the supplier did while it was open, with the event of it', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date', 'setInterval', 'clearInterval'] });
    const [asked] = events;
    const { host } = await open({ status: 'Published', rowVersion: 1 }, [
      given(listTradeRequestEvents, {
        items: asked === undefined ? [] : [asked],
        totalCount: 1,
        pageNumber: 1,
        pageSize: 100,
      }),
    ]);
    expect(screen.queryByText('پیشنهاد قیمت رسید')).toBeNull();
    for (const handler of givenService(givenTradeRequest(1, { status: 'Quoted', rowVersion: 2 }))) {
      host.give(handler);
    }

    await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)));
    vi.useRealTimers();

    const list = within(await screen.findByRole('region', { name: 'رویدادها' }));
    expect(await list.findByText('پیشنهاد قیمت رسید')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'پیشنهاد قیمت رسیده است؛ نوبت شماست' })).toBeTruthy();
  });

  it('tells an approver that the sum is above their limit', async () => {
    await open({ status: 'Quoted', actingRole: 'approver', allowedActions: ['counter', 'cancel'] });

    expect(screen.getByRole('region', { name: 'پیشنهاد قیمت رسیده است؛ نوبت همکاران شماست' })).toBeTruthy();
    expect(screen.getByText(/از سقف تأیید شما بیشتر است؛ مالک شرکت/)).toBeTruthy();
    expect(bar().queryByRole('button', { name: 'پذیرش پیشنهاد' })).toBeNull();
  });

  it('says the state, whose turn it is, until when, and what happens otherwise', async () => {
    await open();

    const state = within(screen.getByRole('region', { name: 'پیشنهاد قیمت رسیده است؛ نوبت شماست' }));
    expect(state.getByText(/تا ۱ آذر ۱۴۰۵، ساعت ۱۵:۳۰ پیشنهاد را بپذیرید/)).toBeTruthy();
    expect(state.getByText('۲ روز و ۵ ساعت')).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'مراحل درخواست' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'step',
      null,
      null,
      null,
    ]);
  });

  it('shows the latest reason, by its name in this state', async () => {
    await open({ status: 'Rejected', deadlineAt: null, reason: 'ظرفیت پر است.', allowedActions: ['repeat'] });

    expect(screen.getByText('دلیل تأمین‌کننده:').closest('p')?.textContent).toBe(
      'دلیل تأمین‌کننده: ظرفیت پر است.',
    );
    expect(screen.queryByRole('list', { name: 'مراحل درخواست' })).toBeNull();
    expect(screen.getByText('این درخواست بسته است.')).toBeTruthy();
  });

  it('shows lines with quoted prices, their distance from the target, and sums', async () => {
    await open();

    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'پمپ گریز از مرکز 50-200DP-50-200تحویل ۲۱ روزه۱۲ دستگاه۸۱٬۳۰۰٬۰۰۰هدف ۷۸٬۰۰۰٬۰۰۰\u200E+۴٫۲٪۹۷۵٬۶۰۰٬۰۰۰',
      'کوپلینگ پنجه‌ای ۳۸GE-38تحویل ۲۱ روزه۱۲ عدد۳٬۹۸۰٬۰۰۰هدف ۴٬۰۰۰٬۰۰۰\u200E−۰٫۵٪۴۷٬۷۶۰٬۰۰۰',
    ]);
    const quote = within(screen.getByRole('region', { name: 'پیشنهاد قیمت، نوبت ۲' }));
    expect(quote.getByText('معتبر تا ۱ آذر ۱۴۰۵، ساعت ۱۵:۳۰')).toBeTruthy();
    expect(quote.getByText('مالیات بر ارزش افزوده، ۱۰٪')).toBeTruthy();
    expect(quote.getByText('۱٬۱۳۸٬۸۹۶٬۰۰۰')).toBeTruthy();
    expect(
      quote.getByText('به حروف: یک میلیارد و یکصد و سی و هشت میلیون و هشتصد و نود و شش هزار تومان'),
    ).toBeTruthy();
  });

  it('opens the former quote in the same table, with signed distances, and closes it', async () => {
    await open({ formerQuote: givenFormerQuote({ note: 'پیش از تخفیف' }) });
    const card = within(screen.getByRole('region', { name: 'پیشنهاد قیمت، نوبت ۲' }));
    const toggle = card.getByRole('button', { name: 'چه تغییر کرد؟' });
    const rows = () =>
      card
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rows().join()).not.toContain('پیشین');

    await userEvent.click(toggle);

    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(rows()[0]).toContain('تحویل ۲۱ روزهپیشین ۳۰ روزه');
    expect(rows()[0]).toContain('پیشین ۸۳٬۹۰۰٬۰۰۰\u200E−۳٫۱٪');
    expect(rows()[1]).toContain('بدون تغییر قیمت');
    expect(rows()[1]).not.toContain('پیشین');
    const former = card.getByRole('region', { name: 'در نوبت ۱' }).textContent;
    expect(former).toContain('هزینه حمل۱۵٬۰۰۰٬۰۰۰ تومان');
    expect(former).toContain('پیش از تخفیف');

    await userEvent.click(toggle);
    expect(rows().join()).not.toContain('پیشین');
  });

  it('names no price for carriage before the supplier has', async () => {
    await open({ status: 'Published', quote: null });

    const card = within(screen.getByRole('region', { name: 'ردیف‌های درخواست' }));
    expect(card.getByText('هزینه حمل').closest('div')?.textContent).toBe('هزینه حملپس از اعلام تأمین‌کننده');
  });

  it('of an accepted quote says where its payment will be, whenever it is read', async () => {
    await open({ status: 'Accepted', deadlineAt: null, allowedActions: [] });

    const state = within(screen.getByRole('region', { name: 'پیشنهاد پذیرفته شد' }));
    expect(state.getByText('پس از آماده شدن پرداخت، دکمه «پرداخت» همین‌جا دیده می‌شود.')).toBeTruthy();
  });

  it('offers no comparison for a first quote', async () => {
    await open();

    expect(screen.queryByRole('button', { name: 'چه تغییر کرد؟' })).toBeNull();
  });

  it('shows the events, the latest first, with who, when and why', async () => {
    await open();

    const list = within(await screen.findByRole('region', { name: 'رویدادها' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'پیشنهاد قیمت رسیدنوبت ۲صنایع دناپمپ پارس · ۲۸ آبان ۱۴۰۵، ساعت ۱۱:۳۸',
      'پیشنهاد متقابل ارسال شدلطفاً قیمت را کمی پایین بیاورید.نادر شریفی ۰۹۱۲•••۰۰۰۰ · ۲۶ آبان ۱۴۰۵، ساعت ۱۱:۵۲',
      'پیش‌نویس ساخته شدشما · ۲۶ آبان ۱۴۰۵، ساعت ۱۱:۵۲',
    ]);
  });

  it('shows the rest when the events fail, and loads them again on demand', async () => {
    const { host } = await open({}, [given(listTradeRequestEvents, OFFLINE)]);

    expect(await screen.findByText('رویدادها بارگذاری نشد')).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();
    host.give(given(listTradeRequestEvents, { items: events, totalCount: 3, pageNumber: 1, pageSize: 100 }));
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('region', { name: 'رویدادها' })).toBeTruthy();
  });

  it('shows where to, until when and on which terms', async () => {
    await open();

    const delivery = screen.getByRole('region', { name: 'تحویل و شرایط' }).textContent;
    expect(delivery).toContain('قم، شهرک صنعتی شکوهیه، فاز ۲، پلاک ۴۱');
    expect(delivery).toContain('نیاز تا۱۵ دی ۱۴۰۵');
    expect(delivery).toContain('بازرسیبازرسی در محل');
  });

  it('links to the supplier, the report and the form, as far as they are open to the reader', async () => {
    await open();

    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('پیش‌فاکتور')).toBe('/profile/directOrderReport/1');
    expect(hrefOf('ویرایش')).toBe('/profile/directorder/edit/1');
    expect(hrefOf('صنایع دناپمپ پارس')).toMatch(/^\/supplier/);
  });

  it('offers exactly what the service allows', async () => {
    await open({ allowedActions: ['cancel', 'accept', 'repeat'] });

    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['پذیرش پیشنهاد', 'لغو درخواست']);
    expect(screen.queryByRole('link', { name: 'ویرایش' })).toBeNull();
  });

  it('says what is waited for when nothing is allowed', async () => {
    await open({ status: 'Published', allowedActions: [], quote: null });

    expect(screen.getByText('منتظر پاسخ تأمین‌کننده؛ تا ۱ آذر ۱۴۰۵، ساعت ۱۵:۳۰')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'کارهای این درخواست' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'پیش‌فاکتور' })).toBeNull();
  });

  it.each([
    ['/profile/directorderinfo/1', problem(404, { title: 'درخواست پیدا نشد' })],
    ['/profile/directorderinfo/x', problem(500)],
  ])('%s is not found', async (path, answer) => {
    await renderAt(remote, path, {
      session: 'signed-in',
      handlers: [
        given(getEnums, givenEnums),
        given(getTradeRequest, answer),
        given(listTradeRequestEvents, answer),
      ],
    });

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('is titled by its number and kept out of the index', async () => {
    const { router } = await open();

    const [match] = router.state.matches.slice(-1);
    const data = router.state.loaderData[match?.route.id ?? ''];
    expect(match?.route.handle.head(data)).toEqual({
      title: 'درخواست TR-1405-000001',
      robots: 'noindex,nofollow',
    });
  });
});

describe('a move of the request', () => {
  it('accepts the quote with the version that is shown, and fetches everything again', async () => {
    const accepted = givenTradeRequest(1, {
      status: 'AwaitingPayment',
      rowVersion: 9,
      allowedActions: ['pay'],
    });
    let version: string | null = null;
    let key: string | null = null;
    const { host } = await open({}, [
      given(acceptQuote, ({ headers }) => {
        version = headers.get('if-match');
        key = headers.get('idempotency-key');
        host.give(given(getTradeRequest, accepted));
        return accepted;
      }),
    ]);
    host.queryClient.setQueryData(['wallet', 'credit'], { availableRial: 1 });
    const before = countOf(host, listTradeRequestEvents);

    await press('پذیرش پیشنهاد');
    expect(dialog().getByText(/یک میلیارد و یکصد و سی و هشت میلیون/)).toBeTruthy();
    await confirm('پذیرش پیشنهاد');

    expect(await screen.findByRole('heading', { name: 'در انتظار پرداخت است؛ نوبت شماست' })).toBeTruthy();
    expect(version).toBe('"7"');
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.notices.at(-1)?.title).toBe('پیشنهاد پذیرفته شد');
    await waitFor(() => expect(countOf(host, listTradeRequestEvents)).toBeGreaterThan(before));
    expect(host.queryClient.getQueryState(['wallet', 'credit'])?.isInvalidated).toBe(true);
    expect(host.holds).toEqual([]);
  });

  it('repeats with the same key when the response was lost', async () => {
    const keys: (string | null)[] = [];
    await open({}, [
      given(acceptQuote, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return OFFLINE;
      }),
    ]);

    await press('پذیرش پیشنهاد');
    await confirm('پذیرش پیشنهاد');
    expect(await dialog().findByText('ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.')).toBeTruthy();
    await confirm('پذیرش پیشنهاد');

    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([409, 412])('shows the new state after a %d', async (status) => {
    const { host } = await open({}, [
      given(acceptQuote, () => {
        host.give(
          given(
            getTradeRequest,
            givenTradeRequest(1, { status: 'Expired', deadlineAt: null, allowedActions: [] }),
          ),
        );
        return problem(status, {
          title: 'این کار در وضعیت فعلی درخواست ممکن نیست.',
          detail: 'درخواست اکنون منقضی است.',
          data: { currentStatus: 'Expired' },
        });
      }),
    ]);

    await press('پذیرش پیشنهاد');
    await confirm('پذیرش پیشنهاد');

    expect(await screen.findByRole('heading', { name: 'مهلت درخواست گذشت' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.notices.at(-1)).toMatchObject({
      tone: 'warning',
      title: 'این کار در وضعیت فعلی درخواست ممکن نیست.',
      detail: 'درخواست اکنون منقضی است.',
    });
  });

  it('shows why a role is not enough', async () => {
    await open({}, [given(acceptQuote, problem(403, { title: 'نقش شما اجازه نمی‌دهد.' }))]);

    await press('پذیرش پیشنهاد');
    await confirm('پذیرش پیشنهاد');

    expect((await dialog().findByRole('alert')).textContent).toBe('نقش شما اجازه نمی‌دهد.');
  });

  it('asks for confirmation, and lists what is missing with the way to the form', async () => {
    await open({ status: 'Draft', allowedActions: ['edit', 'requestConfirmation'] }, [
      given(
        requestConfirmation,
        problem(422, {
          code: 'not_ready',
          title: 'درخواست هنوز کامل نیست.',
          errors: { 'lines[1].quantity': ['حداقل سفارش ۴ است.'], needBy: ['تاریخ نیاز را انتخاب کنید.'] },
        }),
      ),
    ]);

    await press('درخواست تأیید');
    await confirm('درخواست تأیید');

    const note = within(await dialog().findByRole('alert'));
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'تاریخ نیاز را انتخاب کنید.',
      'ردیف ۲: حداقل سفارش ۴ است.',
    ]);
    expect(note.getByRole('link', { name: 'ویرایش درخواست' }).getAttribute('href')).toBe(
      '/profile/directorder/edit/1',
    );
  });

  it('sends a counter-offer with message and prices, and explains what cannot be sent', async () => {
    const bodies: unknown[] = [];
    await open({}, [
      given(counterQuote, ({ body }) => {
        bodies.push(body);
        return givenTradeRequest(1, { status: 'Published' });
      }),
    ]);

    await press('پیشنهاد متقابل');
    const pump = dialog().getByLabelText(/پمپ گریز از مرکز/);
    await userEvent.type(pump, 'ارزان‌تر');
    await confirm('ارسال پیشنهاد متقابل');
    expect(dialog().getByText('حداقل سه حرف بنویسید.')).toBeTruthy();
    expect(dialog().getByText('قیمت را به عدد و تومان بنویسید.')).toBeTruthy();
    expect(bodies).toEqual([]);

    await userEvent.clear(pump);
    await userEvent.type(pump, '۷۸٬۰۰۰٬۰۰۰');
    await userEvent.type(dialog().getByLabelText('پیام به تأمین‌کننده'), 'کمی پایین‌تر');
    await confirm('ارسال پیشنهاد متقابل');

    await waitFor(() =>
      expect(bodies).toEqual([
        { message: 'کمی پایین‌تر', targetPrices: [{ lineId: 1, targetPriceRial: 780_000_000 }] },
      ]),
    );
  });

  it('cancels with a reason, keeps it when the service refuses it, and names the field', async () => {
    const bodies: unknown[] = [];
    await open({}, [
      given(cancelTradeRequest, ({ body }) => {
        bodies.push(body);
        return problem(400, { title: 'ورودی درست نیست.', errors: { reason: ['دلیل را روشن‌تر بنویسید.'] } });
      }),
    ]);

    await press('لغو درخواست');
    await confirm('لغو درخواست');
    expect(dialog().getByText('حداقل سه حرف بنویسید.')).toBeTruthy();
    const field = dialog().getByLabelText('دلیل');
    await userEvent.type(field, 'منصرف شدم');
    await confirm('لغو درخواست');

    expect(await dialog().findByText('دلیل را روشن‌تر بنویسید.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'منصرف شدم');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(bodies).toEqual([{ reason: 'منصرف شدم' }]);
  });

  it('objects to a delivery, or confirms it', async () => {
    const bodies: unknown[] = [];
    const delivered = { status: 'Delivered', allowedActions: ['confirmDelivery', 'object'] } as const;
    await open({ ...delivered, allowedActions: [...delivered.allowedActions] }, [
      given(objectToDelivery, ({ body }) => {
        bodies.push(body);
        return OFFLINE;
      }),
      given(confirmDelivery, () => {
        bodies.push('confirmed');
        return givenTradeRequest(1, { status: 'Completed', allowedActions: [] });
      }),
    ]);

    await press('اعتراض به تحویل');
    await userEvent.type(dialog().getByLabelText('دلیل'), 'دو قلم کم است');
    await confirm('ثبت اعتراض');
    await dialog().findByRole('alert');
    await userEvent.click(dialog().getByRole('button', { name: 'انصراف' }));
    await press('تأیید تحویل');
    await confirm('تأیید تحویل');

    await waitFor(() => expect(bodies).toEqual([{ reason: 'دو قلم کم است' }, 'confirmed']));
  });

  it('objects to goods that were not shipped in time', async () => {
    const bodies: unknown[] = [];
    const late = givenTradeRequest(1, {
      ...{ status: 'InFulfillment', deadlineAt: null, allowedActions: ['object'] },
      quote: { ...givenFormerQuote(), shipBy: '2026-11-19' },
    });
    await open(late, [
      given(objectToDelivery, ({ body }) => {
        bodies.push(body);
        return givenTradeRequest(1, { status: 'Disputed', allowedActions: [] });
      }),
    ]);

    expect(screen.getByRole('heading', { name: 'مهلت ارسال گذشت؛ نوبت شماست' })).toBeTruthy();
    expect(screen.getByText('ارسال تا').closest('div')?.textContent).toBe('ارسال تا۲۸ آبان ۱۴۰۵');
    await press('اعتراض به نرسیدن کالا');
    expect(screen.getByRole('dialog', { name: 'اعتراض به نرسیدن کالا' })).toBeTruthy();
    await userEvent.type(dialog().getByLabelText('دلیل'), 'هنوز نرسیده است');
    await confirm('ثبت اعتراض');

    await waitFor(() => expect(bodies).toEqual([{ reason: 'هنوز نرسیده است' }]));
  });

  it('rates with stars and text, and asks for the stars', async () => {
    const bodies: unknown[] = [];
    await open({ status: 'Completed', deadlineAt: null, allowedActions: ['rate'] }, [
      given(rateTradeRequest, ({ body }) => {
        bodies.push(body);
        return givenTradeRequest(1, { status: 'Completed', allowedActions: [] });
      }),
    ]);

    await press('امتیاز به تأمین‌کننده');
    await confirm('ثبت امتیاز');
    expect(dialog().getByText('یکی از امتیازها را انتخاب کنید.')).toBeTruthy();
    await userEvent.click(dialog().getByRole('radio', { name: '۴ از ۵، خوب' }));
    await userEvent.type(dialog().getByLabelText('نظر شما (اختیاری)'), 'به‌موقع رسید');
    await confirm('ثبت امتیاز');

    await waitFor(() => expect(bodies).toEqual([{ stars: 4, text: 'به‌موقع رسید' }]));
  });
});

describe('publishing and paying', () => {
  const ready = { status: 'ConfirmationRequested' as const, quote: null, deadlineAt: null };

  it('shows the price of this moment before it publishes', async () => {
    const published = givenTradeRequest(1, { status: 'Published', allowedActions: [] });
    const { host } = await open({ ...ready, allowedActions: ['confirmAndPublish'] }, [
      given(confirmAndPublish, () => {
        host.give(given(getTradeRequest, published));
        return published;
      }),
    ]);

    await press('تأیید و انتشار');

    expect(await dialog().findByText('عضویت پایه')).toBeTruthy();
    expect(dialog().getByText('پرداخت در این مرحله').closest('div')?.textContent).toContain('۵۰۰٬۰۰۰ تومان');
    await confirm('تأیید و انتشار');
    expect(await screen.findByRole('heading', { name: 'منتشر شده است؛ نوبت تأمین‌کننده است' })).toBeTruthy();
  });

  it('says that nothing is due yet with an active membership, and leaves carriage to the supplier', async () => {
    await open({ ...ready, allowedActions: ['confirmAndPublish'] }, [
      given(getMembershipAndPrice, {
        ...price,
        membership: { ...price.membership, alreadyActive: true },
        dueNowRial: 0,
      }),
    ]);

    await press('تأیید و انتشار');

    const rowOf = (label: string) => dialog().getByText(label).closest('div')?.textContent;
    await dialog().findByText('عضویت پایه');
    expect(rowOf('عضویت پایه')).toBe('عضویت پایهفعال');
    expect(rowOf('پرداخت در این مرحله')).toBe('پرداخت در این مرحلهندارد');
    expect(rowOf('هزینه حمل')).toBe('هزینه حملپس از اعلام تأمین‌کننده');
  });

  it('leads to the wallet when the service asks for a payment', async () => {
    await open({ ...ready, allowedActions: ['confirmAndPublish'] }, [
      given(
        confirmAndPublish,
        problem(422, {
          code: 'payment_required',
          title: 'موجودی کیف پول کافی نیست.',
          data: { paymentId: 5, amountRial: 5_000_000, shortfallRial: 2_000_000 },
        }),
      ),
    ]);

    await press('تأیید و انتشار');
    await confirm('تأیید و انتشار');

    const note = within(await dialog().findByRole('status'));
    expect(note.getByText('کسری کیف پول: ۲۰۰٬۰۰۰ تومان')).toBeTruthy();
    expect(note.getByRole('link', { name: 'شارژ کیف پول' }).getAttribute('href')).toBe(
      '/profile/wallet?charge=2000000&back=1',
    );
  });

  it('leads to the limit of the wallet when the fee may leave it only with a code', async () => {
    await open({ ...ready, allowedActions: ['confirmAndPublish'] }, [
      given(
        confirmAndPublish,
        problem(403, { code: 'step_up_required', title: 'برای این کار کد تأیید لازم است.' }),
      ),
    ]);

    await press('تأیید و انتشار');
    await confirm('تأیید و انتشار');

    const link = await dialog().findByRole('link', { name: 'تغییر سقف در کیف پول' });
    expect(link.getAttribute('href')).toBe('/profile/wallet?show=limit');
  });

  it('leads to the wallet at once when its shortage is known', async () => {
    await open({ ...ready, allowedActions: ['confirmAndPublish'] }, [
      given(getMembershipAndPrice, { ...price, walletAvailableRial: 0, shortfallRial: 5_000_000 }),
    ]);

    await press('تأیید و انتشار');

    expect(
      await dialog().findByText('۵۰۰٬۰۰۰ تومان کسری دارید؛ کیف پول را شارژ کنید و بازگردید.'),
    ).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'تأیید و انتشار' })).toBeNull();
    expect(dialog().getByRole('link', { name: 'شارژ کیف پول' })).toBeTruthy();
  });

  it('offers the price again when it failed to load', async () => {
    const { host } = await open({ ...ready, allowedActions: ['confirmAndPublish'] }, [
      given(getMembershipAndPrice, OFFLINE),
    ]);

    await press('تأیید و انتشار');
    await dialog().findByText('قیمت روز محاسبه نشد');
    host.give(given(getMembershipAndPrice, price));
    await userEvent.click(dialog().getByRole('button', { name: 'تلاش دوباره' }));

    expect(await dialog().findByText('عضویت پایه')).toBeTruthy();
  });

  it('leads to the payment with a code when the wallet may pay only with one', async () => {
    await open({ status: 'AwaitingPayment', allowedActions: ['pay', 'cancel'] }, [
      given(
        payFromWallet,
        problem(403, { code: 'step_up_required', title: 'برای این کار کد تأیید لازم است.' }),
      ),
    ]);

    await press('پرداخت');
    await confirm('پرداخت از کیف پول');

    const link = await dialog().findByRole('link', { name: 'پرداخت با کد تأیید' });
    expect(link.getAttribute('href')).toBe('/profile/wallet?pay=1');
  });

  it('pays the goods from the wallet', async () => {
    const bodies: unknown[] = [];
    const { host } = await open({ status: 'AwaitingPayment', allowedActions: ['pay', 'cancel'] }, [
      given(payFromWallet, ({ body }) => {
        bodies.push(body);
        host.give(given(getTradeRequest, givenTradeRequest(1, { status: 'Paid', allowedActions: [] })));
        return {
          payment: {
            id: 5,
            purpose: 'tradeRequest' as const,
            purposeId: 1,
            amountRial: 5,
            walletPartRial: 5,
            method: 'wallet' as const,
            status: 'Verified' as const,
            statusTitle: 'پرداخت‌شده',
            statusText: 'پرداخت شد.',
            cancelRequested: false,
            attempts: [],
            attemptsLeft: 5,
            allowedActions: [],
            createdAt: NOW,
            expiresAt: null,
            verifiedAt: NOW,
          },
          availableRial: 0,
        };
      }),
    ]);

    await press('پرداخت');
    await confirm('پرداخت از کیف پول');

    expect(await screen.findByRole('heading', { name: 'پرداخت شد؛ نوبت تأمین‌کننده است' })).toBeTruthy();
    expect(bodies).toEqual([{ purpose: 'tradeRequest', purposeId: 1 }]);
  });
});

describe('the documents of the request', () => {
  it('are downloaded through an address made for the reader', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    await open({}, [
      given(getFileLink, ({ params }) => ({
        url: `/api/file/api/v1/files/${params.fileId}?expires=1&signature=x`,
        expiresAt: NOW,
      })),
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'دریافت نقشه فنی' }));

    await waitFor(() =>
      expect(clicked).toEqual([
        '/api/file/api/v1/files/0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11?expires=1&signature=x',
      ]),
    );
  });

  it('say why one cannot be downloaded', async () => {
    const { host } = await open({}, [given(getFileLink, problem(404, { detail: 'این فایل حذف شده است.' }))]);

    await userEvent.click(screen.getByRole('button', { name: 'دریافت نقشه فنی' }));

    await waitFor(() => expect(host.notices.at(-1)?.detail).toBe('این فایل حذف شده است.'));
  });
});
