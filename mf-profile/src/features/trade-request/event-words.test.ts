import { TRADE_MOVES } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { givenEvent } from '../../common/trade/trade.fixture.ts';
import { colleagueMobile, eventActor, eventDetail, eventTitle } from './event-words.ts';

it('has words of its own for every move', () => {
  const titles = TRADE_MOVES.map((type) => eventTitle(givenEvent(1, { type })));

  expect(new Set(titles).size).toBe(TRADE_MOVES.length);
});

it('tells an objection before the delivery from one to it', () => {
  const titleOf = (from: 'InFulfillment' | 'Delivered') =>
    eventTitle(givenEvent(1, { type: 'object', from }));

  expect([titleOf('InFulfillment'), titleOf('Delivered')]).toEqual([
    'به نرسیدن کالا اعتراض شد',
    'به تحویل اعتراض شد',
  ]);
});

describe('eventActor', () => {
  it.each([
    [{ actorKind: 'supplier' as const, actor: null }, 'صنایع دناپمپ'],
    [{ actorKind: 'operator' as const, actor: null }, 'کارشناس بازار صنعت'],
    [{ actorKind: 'system' as const, actor: null }, 'سامانه'],
    [{ actorKind: 'buyer' as const, actor: null }, 'خریدار'],
    [{}, 'شما'],
    [{ actor: { name: 'نادر شریفی', mobile: '+98912•••0000', isReader: false } }, 'نادر شریفی'],
  ])('names %j', (event, expected) => {
    expect(eventActor(givenEvent(1, event), 'صنایع دناپمپ')).toBe(expected);
  });
});

describe('colleagueMobile', () => {
  it('is the number of a colleague, and of nobody else', () => {
    const actor = { name: 'کاربر بازار', mobile: '+98912•••0000', isReader: false };
    const numbers = [
      givenEvent(1, { actor }),
      givenEvent(1, { actor: { ...actor, isReader: true } }),
      givenEvent(1, { actorKind: 'supplier', actor: null }),
    ].map(colleagueMobile);

    expect(numbers).toEqual(['۰۹۱۲•••۰۰۰۰', null, null]);
  });
});

describe('eventDetail', () => {
  it.each([
    ['quote', { revision: 2, payableRial: 1_000_000 }, 'نوبت ۲، ۱۰۰٬۰۰۰ تومان'],
    ['quote', { revision: '2' }, null],
    ['requestPayment', { amountRial: 50 }, '۵ تومان'],
    ['edit', { version: 3 }, 'نسخه ۳'],
    ['rate', { stars: 4 }, '۴ از ۵'],
    ['ship', { deliveryNote: 'حواله ۱۲' }, 'حواله ۱۲'],
    ['ship', {}, null],
    ['accept', { revision: 2 }, null],
    ['ruleComplete', { refundRial: 50, releaseRial: 150 }, 'بازگشت ۵ تومان، پرداخت ۱۵ تومان'],
    ['ruleComplete', { refundRial: 0, releaseRial: 150 }, 'پرداخت ۱۵ تومان'],
    ['ruleCancel', {}, null],
  ] as const)('of %s with %j', (type, data, expected) => {
    expect(eventDetail(givenEvent(1, { type, data }))).toBe(expected);
  });
});
