import { TRADE_STATUSES } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { givenFormerQuote, givenTradeRequest, NOW } from '../../common/trade/trade.fixture.ts';
import { isLate, stateWords } from './state-words.rules.ts';

type Changes = Parameters<typeof givenTradeRequest>[1];
const wordsOf = (changes: Changes) => stateWords(givenTradeRequest(1, changes), NOW);
const shippedBy = (shipBy: string) => givenFormerQuote({ shipBy });
const inFulfillment = { status: 'InFulfillment', deadlineAt: null } as const;

/** States that always have a deadline. */
const TIMED = ['Published', 'Quoted', 'AwaitingPayment', 'Delivered'];

it('has words without a gap for every state, with and without a deadline', () => {
  for (const status of TRADE_STATUSES) {
    for (const deadlineAt of ['2026-11-22T12:00:00Z', ...(TIMED.includes(status) ? [] : [null])]) {
      const { title, next, waiting } = wordsOf({ status, deadlineAt, allowedActions: [] });

      expect([status, [title, next, waiting].filter((text) => /undefined|null| {2}/.test(text))]).toEqual([
        status,
        [],
      ]);
    }
  }
});

describe('a request whose goods are to be shipped', () => {
  it('names the last day, and what may be done after it', () => {
    const { next, waiting } = wordsOf({
      ...inFulfillment,
      allowedActions: [],
      quote: shippedBy('2026-12-15'),
    });

    expect(next).toContain('تا پایان ۲۴ آذر ۱۴۰۵ ارسال می‌کند؛ اگر نکند، می‌توانید اعتراض کنید.');
    expect(waiting).toBe('منتظر ارسال تأمین‌کننده تا پایان ۲۴ آذر ۱۴۰۵.');
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-19', true],
  ])('with %s as its last day is late on the day after it alone: %s', (shipBy, expected) => {
    expect(
      isLate(givenTradeRequest(1, { ...inFulfillment, allowedActions: [], quote: shippedBy(shipBy) }), NOW),
    ).toBe(expected);
  });

  it('is the turn of who may object once it is late', () => {
    const quote = shippedBy('2026-11-19');
    const titleFor = (changes: Changes) => wordsOf({ ...inFulfillment, quote, ...changes }).title;

    expect(titleFor({ actingRole: 'requester', allowedActions: ['object'] })).toBe(
      'مهلت ارسال گذشت؛ نوبت شماست',
    );
    expect(titleFor({ actingRole: 'viewer', allowedActions: [] })).toBe(
      'مهلت ارسال گذشت؛ نوبت همکاران شماست',
    );
  });
});

describe('a dispute', () => {
  const disputed = { status: 'Disputed', reason: 'دو قلم کم است' } as const;

  it('says until when it is ruled on, and where the money is', () => {
    const { next, reason } = wordsOf({ ...disputed, allowedActions: [], deadlineAt: '2026-12-04T10:00:00Z' });

    expect(next).toContain('تا ۱۳ آذر ۱۴۰۵، ساعت ۱۳:۳۰ رأی می‌دهد');
    expect(next).toContain('نزد بازار صنعت می‌ماند');
    expect(reason).toBe('اعتراض شما');
  });

  it('says since when it is urgent', () => {
    const { title, next } = wordsOf({
      ...{ ...disputed, allowedActions: [], deadlineAt: null },
      escalatedAt: '2026-11-18T10:00:00Z',
    });

    expect(title).toBe('رسیدگی به اعتراض فوری شد؛ نوبت کارشناس است');
    expect(next).toContain('از ۲۷ آبان ۱۴۰۵، ساعت ۱۳:۳۰ رسیدگی به آن فوری است');
  });
});

describe('a ruling', () => {
  const at = '2026-11-19T10:00:00Z';

  it.each([
    [
      { outcome: 'complete', refundRial: 0, releaseRial: 500 },
      'تأمین‌کننده رأی',
      '۵۰ تومان به تأمین‌کننده پرداخت شد',
    ],
    [
      { outcome: 'cancel', refundRial: 500, releaseRial: 0 },
      'خریدار رأی',
      '۵۰ تومان به کیف پول خریدار بازگشت',
    ],
    [
      { outcome: 'complete', refundRial: 200, releaseRial: 300 },
      'تقسیم کرد',
      '۲۰ تومان به کیف پول خریدار بازگشت و ۳۰ تومان به تأمین‌کننده پرداخت شد',
    ],
  ] as const)('of %j says who got what', (ruling, title, next) => {
    const status = ruling.outcome === 'complete' ? 'Completed' : 'Cancelled';
    const words = wordsOf({ status, deadlineAt: null, allowedActions: [], ruling: { ...ruling, at } });

    expect(words.title).toContain(title);
    expect(words.next).toContain(next);
    expect(words.reason).toBe('دلیل رأی');
  });
});
