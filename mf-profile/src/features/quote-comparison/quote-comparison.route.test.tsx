import { getSupplier } from '@bazaar/contracts/merchant';
import { getFlatThread, listConversations, startRequestConversation } from '@bazaar/contracts/notification';
import { getEnums } from '@bazaar/contracts/setting';
import {
  acceptQuote,
  counterQuote,
  getTradeRequest,
  listTradeRequestEvents,
  listTradeRequests,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { type FakeHost, given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenConversation, givenMessage } from '../../common/thread/thread.fixture.ts';
import { threadKeys } from '../../common/thread/thread.keys.ts';
import { givenEnums, givenPage, NOW } from '../../common/trade/trade.fixture.ts';
import remote from '../../remote.ts';
import { messages } from './messages.ts';
import { givenQuoteOf, givenSupplierFacts, NEED } from './need.fixture.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dena = givenQuoteOf(1, {
  ...{ supplier: 'صنایع دناپمپ', unitPriceRial: 820_000_000, payableRial: 11_000_000_000, leadTimeDays: 21 },
});
const sepehr = givenQuoteOf(2, {
  ...{ supplier: 'مهندسی سپهر', unitPriceRial: 800_000_000, payableRial: 12_100_000_000, leadTimeDays: 5 },
});
/** Cheapest of all, but for the pumps alone. */
const partial = givenQuoteOf(
  3,
  { supplier: 'بازرگانی نوین', unitPriceRial: 840_000_000, payableRial: 10_000_000_000, leadTimeDays: 2 },
  {},
);
const part: TradeRequest = { ...partial, lines: partial.lines.slice(0, 1), lineCount: 1 };
const asked = givenQuoteOf(4, {
  ...{ supplier: 'گروه پویا', unitPriceRial: 0, payableRial: 0, leadTimeDays: 0 },
});
const waiting: TradeRequest = {
  ...asked,
  lines: asked.lines.map((line) => ({ ...line, quotedPriceRial: null, leadTimeDays: null })),
  ...{ status: 'Published', quote: null, totals: null, payableRial: null },
  deadlineAt: '2026-11-23T08:00:00Z',
  allowedActions: ['edit', 'cancel', 'repeat'],
};
/** Cheapest and soonest of all, but over. */
const lapsed: TradeRequest = {
  ...givenQuoteOf(5, {
    ...{ supplier: 'آرمان صنعت', unitPriceRial: 700_000_000, payableRial: 9_000_000_000, leadTimeDays: 1 },
  }),
  ...{ status: 'Expired', deadlineAt: null, allowedActions: ['repeat'] },
};

/** The service with these requests of the need; what it knows nothing of gives 404. */
function givenNeed(requests: TradeRequest[], thread: ReturnType<typeof givenMessage>[] = []): Handler[] {
  return [
    given(getEnums, givenEnums),
    given(listTradeRequests, ({ query: { filter } }) => givenPage(filter.needId === NEED ? requests : [])),
    given(getTradeRequest, ({ params }) => requests.find(({ id }) => id === params.id) ?? problem(404)),
    given(getSupplier, ({ params }) => givenSupplierFacts(params.id)),
    given(listTradeRequestEvents, { items: [], totalCount: 0, pageNumber: 1, pageSize: 100 }),
    given(listConversations, ({ query: { filter } }) => {
      const isKnown = thread.length > 0 && filter.subjectId === waiting.id;
      const items = isKnown
        ? [givenConversation(9, { subjectType: 'TradeRequest', subjectId: waiting.id })]
        : [];
      return { items, totalCount: items.length, pageNumber: 1, pageSize: 1 };
    }),
    given(getFlatThread, { items: thread, hasEarlier: false, hasLater: false }),
  ];
}

const ALL = [waiting, part, sepehr, lapsed, dena];
const open = (handlers: Handler[] = givenNeed(ALL), query = `?need=${NEED}`) =>
  renderAt(remote, `/profile/directorder/compare${query}`, { session: 'signed-in', handlers });

const heads = () => screen.getAllByRole('columnheader').slice(1);
const names = () => heads().map((head) => head.querySelector('bdi')?.textContent);
const cellsOf = (label: RegExp) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const foot = () => within(screen.getByRole('region', { name: 'پذیرش پیشنهاد' }));
const dialog = () => within(screen.getByRole('dialog'));
const callsOf = ({ calls }: FakeHost, endpoint: unknown) =>
  calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);

describe('the comparison of quotes', () => {
  it('orders whole quotes by price, then parts, answers to come and quotes that are over', async () => {
    await open();

    expect(names()).toEqual(['صنایع دناپمپ', 'مهندسی سپهر', 'بازرگانی نوین', 'گروه پویا', 'آرمان صنعت']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'پیشنهادهای پمپ گریز از مرکز 50-200 و ۱ ردیف دیگر',
    );
    expect(screen.getByText('۴ پاسخ از ۵ درخواست')).toBeTruthy();
  });

  it('orders by what is ready first when the address asks for it', async () => {
    const { router } = await open();

    await userEvent.click(screen.getByRole('link', { name: 'زمان ارسال' }));

    await waitFor(() => expect(router.state.location.search).toBe(`?need=${NEED}&order=soonest`));
    await waitFor(() =>
      expect(names().slice(0, 3)).toEqual(['مهندسی سپهر', 'صنایع دناپمپ', 'بازرگانی نوین']),
    );
    expect(screen.getByRole('link', { name: 'زمان ارسال' }).getAttribute('aria-current')).toBe('page');
  });

  it('names the unit of a range of days once', async () => {
    const withDays = (request: TradeRequest, days: readonly number[]): TradeRequest => ({
      ...request,
      quote: request.quote && {
        ...request.quote,
        lines: request.quote.lines.map((line, index) => ({ ...line, leadTimeDays: days[index] ?? 0 })),
      },
    });
    await open(givenNeed([withDays(dena, [7, 10]), withDays(sepehr, [0, 5])]));

    const [first, second] = cellsOf(/ارسال تا/);
    expect(first).toContain('۷ تا ۱۰ روز، بسته به ردیف');
    expect(second).toContain('فوری تا ۵ روز، بسته به ردیف');
  });

  it('marks the lowest and the soonest of whole quotes by a word, and the others by their distance', async () => {
    await open();

    expect(cellsOf(/قابل پرداخت/)).toEqual([
      '۱٬۱۰۰٬۰۰۰٬۰۰۰کمترین',
      '۱٬۲۱۰٬۰۰۰٬۰۰۰\u200E+۱۰٪۱۰٪ بیشتر از کمترین',
      '۱٬۰۰۰٬۰۰۰٬۰۰۰۱ ردیف از ۲؛ قابل مقایسه نیست',
      '—ندارد',
      '۹۰۰٬۰۰۰٬۰۰۰',
    ]);
    expect(cellsOf(/ارسال تا/)).toEqual([
      '۲۰ آذر۲۱ روز',
      '۴ آذرسریع‌ترین۵ روز',
      '۱ آذر۲ روز',
      '—ندارد',
      '۳۰ آبان۱ روز',
    ]);
    expect(cellsOf(/پمپ گریز از مرکز/)).toEqual([
      '۸۲٬۰۰۰٬۰۰۰\u200E+۲٫۵٪۲٫۵٪ بیشتر از کمترینجمع ۹۸۴٬۰۰۰٬۰۰۰',
      '۸۰٬۰۰۰٬۰۰۰کمترینجمع ۹۶۰٬۰۰۰٬۰۰۰',
      '۸۴٬۰۰۰٬۰۰۰\u200E+۵٪۵٪ بیشتر از کمترینجمع ۱٬۰۰۸٬۰۰۰٬۰۰۰',
      '—ندارد',
      '۷۰٬۰۰۰٬۰۰۰جمع ۸۴۰٬۰۰۰٬۰۰۰',
    ]);
  });

  it('says why a line has no price', async () => {
    await open();

    expect(cellsOf(/نصب در محل/)[2]).toBe('در این درخواست نیست');
  });

  it('shows what is known of the suppliers, and does without what could not be read', async () => {
    await open([
      ...givenNeed([dena, sepehr]),
      given(getSupplier, ({ params }) => (params.id === 2 ? problem(503) : givenSupplierFacts(params.id))),
    ]);

    expect(cellsOf(/^امتیاز/)).toEqual(['۴٫۶از ۳۸ نظر', '—ندارد']);
    expect(heads()[0]?.textContent).toContain('تأیید هویت در ۱۲ مهر ۱۴۰۵');
  });

  it('asks again on the next visit when nothing of the suppliers could be read', async () => {
    const { host } = await open([...givenNeed([dena, sepehr]), given(getSupplier, problem(503))]);
    expect(cellsOf(/^امتیاز/)).toEqual(['—ندارد', '—ندارد']);

    host.give(given(getSupplier, ({ params }) => givenSupplierFacts(params.id)));
    await userEvent.click(screen.getByRole('link', { name: 'زمان ارسال' }));

    await waitFor(() => expect(cellsOf(/^امتیاز/)).toEqual(['۴٫۶از ۳۸ نظر', '۴٫۶از ۳۸ نظر']));
  });

  it('marks a term that differs from what most quotes say', async () => {
    const other = { ...part, terms: { ...part.terms, payment: 'نیمی پیش‌پرداخت' } };
    await open(givenNeed([dena, sepehr, other]));

    const row = screen.getByRole('rowheader', { name: 'پرداخت' }).closest('tr') as HTMLElement;
    const marks = within(row)
      .getAllByRole('cell')
      .map((cell) => within(cell).queryByRole('img', { name: 'با بیشتر پیشنهادها فرق دارد' }) !== null);
    expect(marks).toEqual([false, false, true]);
  });

  it('hides equal rows on demand', async () => {
    await open(givenNeed([dena, sepehr]));
    expect(screen.getByRole('rowheader', { name: 'پرداخت' })).toBeTruthy();

    await userEvent.click(screen.getByRole('switch', { name: 'فقط تفاوت‌ها' }));

    expect(screen.queryByRole('rowheader', { name: 'پرداخت' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: /قابل پرداخت/ })).toBeTruthy();
  });

  it('tells that there is nothing to compare while fewer than two quotes have come', async () => {
    await open(givenNeed([dena, waiting]));

    expect(screen.getByText(/هنوز یک پیشنهاد رسیده است/)).toBeTruthy();
  });

  it('asks again on every visit, and passes a failure on to the page', async () => {
    await open([...givenNeed(ALL), given(listTradeRequests, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });
});

describe('taking the comparison along', () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('saves all rows as a file for spreadsheets, whatever the page hides', async () => {
    await open(givenNeed([dena, sepehr]));
    await userEvent.click(screen.getByRole('switch', { name: 'فقط تفاوت‌ها' }));

    await userEvent.click(screen.getByRole('button', { name: 'دریافت CSV' }));

    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await saved[0]?.text();
    expect(text).toContain('ردیف مقایسه,مقدار یا توضیح,صنایع دناپمپ,مهندسی سپهر,نشانه');
    expect(text).toContain('پرداخت,');
  });

  it('prints the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'چاپ' }));

    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'چاپ' }).closest('[data-print]')).toBeTruthy();
  });
});

describe('without anything to compare', () => {
  it.each(['', '?need=12', '?need=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b'])(
    'the page leads to the list of requests: %j',
    async (query) => {
      await open(givenNeed(ALL), query);

      expect(screen.getByRole('heading', { name: 'این نیاز پیدا نشد' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'درخواست‌های معامله' }).getAttribute('href')).toBe(
        '/profile/directorder',
      );
    },
  );

  it('one request leads to its page, and to more suppliers', async () => {
    await open(givenNeed([dena]));

    expect(screen.getByRole('heading', { name: 'فقط از یک تأمین‌کننده خواسته‌اید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'دیدن درخواست' }).getAttribute('href')).toBe(
      '/profile/directorderinfo/1',
    );
    expect(screen.getByRole('link', { name: 'یافتن تأمین‌کننده' })).toBeTruthy();
  });
});

describe('a supplier whose answer is awaited', () => {
  const remind = () => screen.findByRole('button', { name: /یادآوری به/ });

  it('is shown with the day until which they may answer, and is reminded once', async () => {
    const { host } = await open([
      ...givenNeed(ALL),
      given(startRequestConversation, ({ body }) => {
        const message = givenMessage(1, { isMine: true, text: body.text });
        givenNeed(ALL, [message]).forEach(host.give);
        const thread = { subjectType: 'TradeRequest', subjectId: body.tradeRequestId } as const;
        return { conversation: givenConversation(9, thread), message };
      }),
    ]);
    expect(heads()[3]?.textContent).toContain('در انتظار پاسخ تا ۲ آذر');

    await userEvent.click(await remind());

    expect(await screen.findByText('یادآوری شد')).toBeTruthy();
    expect(callsOf(host, startRequestConversation).map((input) => input?.body)).toEqual([
      { tradeRequestId: 4, text: messages.nudge.reminder.text, fileIds: [] },
    ]);
    expect(screen.queryByRole('button', { name: /یادآوری به/ })).toBeNull();
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(host.queryClient.getQueryData(threadKeys.request(4))).toMatchObject({ id: 9, subjectId: 4 });
  });

  it('is found among more threads than a page of them holds', async () => {
    const { host } = await open();
    await remind();

    const asked = callsOf(host, listConversations).map((input) => input?.query);
    expect(asked).toMatchObject([
      { filter: { subjectType: 'TradeRequest', subjectId: 4, side: 'buyer' } },
      { filter: { subjectType: 'TradeRequest', subjectId: 5, side: 'buyer' } },
    ]);
  });

  it('is not reminded again after a reload, which the thread tells', async () => {
    const sent = givenMessage(1, {
      ...{ isMine: true, text: messages.nudge.reminder.text, createdAt: '2026-11-19T09:00:00Z' },
    });
    await open(givenNeed(ALL, [sent]));

    expect(await screen.findByText('یادآوری شد')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /یادآوری به/ })).toBeNull();
  });

  it('may be reminded again in another round', async () => {
    const before = givenMessage(1, {
      ...{ isMine: true, text: messages.nudge.reminder.text, createdAt: '2026-11-18T09:00:00Z' },
    });
    await open(givenNeed(ALL, [before]));

    expect(await remind()).toBeTruthy();
  });

  it('can still be reminded when that failed, with the same key', async () => {
    const { host } = await open([...givenNeed(ALL), given(startRequestConversation, OFFLINE)]);

    await userEvent.click(await remind());
    await waitFor(() => expect(host.notices.at(-1)?.title).toBe('یادآوری ارسال نشد'));
    await userEvent.click(await remind());

    await waitFor(() => expect(callsOf(host, startRequestConversation)).toHaveLength(2));
    const keys = callsOf(host, startRequestConversation).map((input) =>
      input?.headers.get('idempotency-key'),
    );
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a quote whose time is over', () => {
  const extend = () => screen.findByRole('button', { name: /درخواست تمدید از/ });

  it('is named as expired and cannot be chosen, and more time is asked for in its thread', async () => {
    const { host } = await open([
      ...givenNeed(ALL),
      given(startRequestConversation, ({ body }) => ({
        conversation: givenConversation(9, { subjectType: 'TradeRequest', subjectId: body.tradeRequestId }),
        message: givenMessage(1, { isMine: true, text: body.text }),
      })),
    ]);
    expect(heads()[4]?.textContent).toContain('اعتبار این پیشنهاد گذشت');
    expect(screen.queryByRole('radio', { name: /آرمان صنعت/ })).toBeNull();

    await userEvent.click(await extend());

    expect(await screen.findByText('تمدید خواسته شد')).toBeTruthy();
    expect(callsOf(host, startRequestConversation)[0]?.body).toMatchObject({ tradeRequestId: 5 });
  });

  it('is asked for anew by a counter-offer while the service allows one', async () => {
    const over = {
      ...sepehr,
      quote: sepehr.quote && { ...sepehr.quote, validUntil: '2026-11-20T06:59:00Z' },
    };
    const { host } = await open([
      ...givenNeed([dena, over]),
      given(counterQuote, { ...over, status: 'Published', quote: null }),
    ]);

    await userEvent.click(await extend());

    await waitFor(() => expect(callsOf(host, counterQuote)).toHaveLength(1));
    const [input] = callsOf(host, counterQuote);
    expect([input?.params, input?.headers.get('if-match')]).toEqual([{ id: 2 }, '"7"']);
    expect(callsOf(host, startRequestConversation)).toEqual([]);
  });
});

describe('accepting a quote', () => {
  const accepted: TradeRequest = {
    ...sepehr,
    ...{ status: 'AwaitingPayment', allowedActions: ['pay', 'cancel', 'repeat'], paymentId: 5 },
  };

  it('begins with the lowest whole quote, and follows the choice', async () => {
    await open();
    expect(foot().getByText('صنایع دناپمپ')).toBeTruthy();

    await userEvent.click(screen.getByRole('radio', { name: /مهندسی سپهر/ }));

    expect(foot().getByText('مهندسی سپهر')).toBeTruthy();
    expect(foot().getByText('۱٬۲۱۰٬۰۰۰٬۰۰۰')).toBeTruthy();
  });

  it('names the requests that are closed, closes them, and opens the accepted one', async () => {
    const { host, router } = await open([...givenNeed(ALL), given(acceptQuote, accepted)]);
    await userEvent.click(screen.getByRole('radio', { name: /مهندسی سپهر/ }));
    await userEvent.click(foot().getByRole('button', { name: /پذیرش پیشنهاد .*مهندسی سپهر/ }));

    const closed = within(dialog().getByRole('list')).getAllByRole('listitem');
    expect(closed.map(({ textContent }) => textContent)).toEqual([
      'گروه پویا TR-1405-000004در انتظار پاسخ',
      'بازرگانی نوین TR-1405-000003پیشنهاد قیمت رسید',
      'صنایع دناپمپ TR-1405-000001پیشنهاد قیمت رسید',
    ]);
    await userEvent.click(dialog().getByRole('button', { name: /پذیرش پیشنهاد/ }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorderinfo/2'));
    const [input] = callsOf(host, acceptQuote);
    expect([input?.params, input?.body, input?.headers.get('if-match')]).toEqual([
      { id: 2 },
      { closeOthers: true },
      '"7"',
    ]);
    expect(host.notices.at(-1)).toMatchObject({
      title: 'پیشنهاد پذیرفته شد',
      detail: '۳ درخواست دیگر این نیاز بسته شد؛ این درخواست در انتظار پرداخت است.',
    });
    expect(host.holds).toEqual([]);
  });

  it('speaks of no closed request where none was open', async () => {
    const alone = [dena, sepehr].map((request) => ({
      ...request,
      allowedActions: request.allowedActions.filter((action) => action !== 'cancel'),
    }));
    const { host } = await open([...givenNeed(alone), given(acceptQuote, accepted)]);
    await userEvent.click(foot().getByRole('button', { name: /پذیرش پیشنهاد/ }));
    await userEvent.click(dialog().getByRole('button', { name: /پذیرش پیشنهاد/ }));

    await waitFor(() => expect(host.notices.at(-1)?.detail).toBe('این درخواست در انتظار پرداخت است.'));
  });

  it('says that a quote of a part leaves something over', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /بازرگانی نوین/ }));
    await userEvent.click(foot().getByRole('button', { name: /پذیرش پیشنهاد/ }));

    expect(dialog().getByText('این پیشنهاد همه ردیف‌های نیاز شما را ندارد.')).toBeTruthy();
  });

  it('shows the new state when a quote has changed meanwhile', async () => {
    const { host } = await open([
      ...givenNeed([dena, sepehr]),
      given(
        acceptQuote,
        problem(409, { code: 'quote_expired', title: 'مهلت این پیشنهاد به پایان رسیده است.' }),
      ),
    ]);
    const before = callsOf(host, listTradeRequests).length;
    await userEvent.click(foot().getByRole('button', { name: /پذیرش پیشنهاد/ }));
    await userEvent.click(dialog().getByRole('button', { name: /پذیرش پیشنهاد/ }));

    await waitFor(() => expect(host.notices.at(-1)?.title).toBe('مهلت این پیشنهاد به پایان رسیده است.'));
    await waitFor(() => expect(callsOf(host, listTradeRequests).length).toBeGreaterThan(before));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why the service refuses, and sends the same key again', async () => {
    const { host } = await open([...givenNeed([dena, sepehr]), given(acceptQuote, OFFLINE)]);
    await userEvent.click(foot().getByRole('button', { name: /پذیرش پیشنهاد/ }));
    await userEvent.click(dialog().getByRole('button', { name: /پذیرش پیشنهاد/ }));
    expect((await dialog().findByRole('alert')).textContent).toContain('دوباره تلاش کنید');

    host.give(given(acceptQuote, problem(403, { title: 'نقش شما اجازه این کار را نمی‌دهد.' })));
    await userEvent.click(dialog().getByRole('button', { name: /پذیرش پیشنهاد/ }));

    expect(await dialog().findByText('نقش شما اجازه این کار را نمی‌دهد.')).toBeTruthy();
    const keys = callsOf(host, acceptQuote).map((input) => input?.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('is not offered to a reader whose role does not allow it', async () => {
    const readOnly = [dena, sepehr].map(
      (request): TradeRequest => ({ ...request, actingRole: 'viewer', allowedActions: [] }),
    );
    await open(givenNeed(readOnly));

    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('region', { name: 'پذیرش پیشنهاد' })).toBeNull();
    expect(screen.getByText(/از نقش یا سقف تأیید شما بیرون است/)).toBeTruthy();
  });
});

describe('on a phone', () => {
  const openOnPhone = (handlers = givenNeed(ALL)) =>
    renderAt(remote, `/profile/directorder/compare?need=${NEED}`, {
      ...{ session: 'signed-in', device: 'phone', handlers },
    });

  it('names no day of sending for a quote that tells none', async () => {
    const silent = { ...sepehr, quote: sepehr.quote && { ...sepehr.quote, lines: [] } };
    await openOnPhone(givenNeed([dena, silent]));

    const ranking = within(screen.getByRole('region', { name: 'رتبه‌بندی پیشنهادها' }));
    expect(ranking.getAllByRole('listitem')[1]?.textContent).not.toContain('ارسال تا');
  });

  it('the ranking comes first, then one page for each supplier', async () => {
    await openOnPhone();

    const ranking = within(screen.getByRole('region', { name: 'رتبه‌بندی پیشنهادها' })).getAllByRole(
      'listitem',
    );
    expect(ranking.map(({ textContent }) => textContent)).toEqual([
      '۱صنایع دناپمپارسال تا ۲۰ آذر۱٬۱۰۰٬۰۰۰٬۰۰۰',
      '۲مهندسی سپهرارسال تا ۴ آذر۱٬۲۱۰٬۰۰۰٬۰۰۰',
      '۳بازرگانی نوینارسال تا ۱ آذر · بخشی از نیاز۱٬۰۰۰٬۰۰۰٬۰۰۰',
      '۴گروه پویادر انتظار پاسخ—',
      '۵آرمان صنعتاعتبار این پیشنهاد گذشت۹۰۰٬۰۰۰٬۰۰۰',
    ]);
    expect(screen.getByRole('table').closest('[data-print]')?.getAttribute('data-print')).toBe('only');
    expect(screen.getAllByRole('article')).toHaveLength(5);
    const [first] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByText('کمترین')).toBeTruthy();
  });

  it('all quotes are printed side by side, without anything to press', async () => {
    await openOnPhone();

    const paper = within(screen.getByRole('table').closest('[data-print]') as HTMLElement);
    expect(names()).toEqual(['صنایع دناپمپ', 'مهندسی سپهر', 'بازرگانی نوین', 'گروه پویا', 'آرمان صنعت']);
    expect(paper.getAllByText('کمترین').length).toBeGreaterThan(0);
    expect(paper.getAllByText('سریع‌ترین')).toHaveLength(1);
    expect(paper.queryByRole('radio')).toBeNull();
    expect(paper.queryByRole('button')).toBeNull();
    const [page] = screen.getAllByRole('article');
    expect(page?.closest('[data-print]')?.getAttribute('data-print')).toBe('hide');
  });

  it('buttons step through the pages, and the choice is made there', async () => {
    await openOnPhone();
    expect(screen.getByText('۱ از ۵')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'تأمین‌کننده پیشین' }).getAttribute('aria-disabled')).toBe(
      'true',
    );

    await userEvent.click(screen.getByRole('button', { name: 'تأمین‌کننده بعدی' }));

    expect(screen.getByText('۲ از ۵')).toBeTruthy();
    const [, second] = screen.getAllByRole('article');
    await userEvent.click(within(second as HTMLElement).getByRole('radio'));
    expect(foot().getByText('مهندسی سپهر')).toBeTruthy();
  });
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'مقایسه پیشنهادها', robots: 'noindex,nofollow' });
});
