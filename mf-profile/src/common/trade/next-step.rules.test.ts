import type { TradeAction, TradeStatus } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { nextStepOf } from './next-step.rules.ts';
import { givenSummary } from './trade.fixture.ts';

const stepOf = (status: TradeStatus, allowedActions: TradeAction[]) =>
  nextStepOf(givenSummary(3, { status, allowedActions }));

describe('nextStepOf', () => {
  it.each([
    ['Draft', ['edit', 'requestConfirmation', 'cancel'], 'ادامه پیش‌نویس', '/profile/directorder/edit/3'],
    ['RevisionRequested', ['edit', 'requestConfirmation'], 'اصلاح درخواست', '/profile/directorder/edit/3'],
    ['ConfirmationRequested', ['confirmAndPublish', 'edit'], 'انتشار درخواست', '/profile/directorderinfo/3'],
    ['Quoted', ['edit', 'accept', 'counter', 'cancel'], 'بررسی پیشنهاد', '/profile/directorderinfo/3'],
    ['AwaitingPayment', ['pay', 'cancel', 'repeat'], 'پرداخت', '/profile/directorderinfo/3'],
    ['Delivered', ['confirmDelivery', 'object'], 'تأیید تحویل', '/profile/directorderinfo/3'],
    ['Completed', ['rate', 'repeat'], 'امتیاز به تأمین‌کننده', '/profile/directorderinfo/3'],
  ] as const)('of %s with %j is «%s»', (...[status, allowed, name, href]) => {
    expect(stepOf(status, [...allowed])).toMatchObject({ name, href });
  });

  it.each([
    ['Published', ['edit', 'cancel', 'repeat']],
    ['Quoted', ['counter', 'repeat']],
    ['Paid', ['repeat']],
    ['Cancelled', ['repeat']],
  ] as const)('of %s with %j is none, because others have to act', (status, allowed) => {
    expect(stepOf(status, [...allowed])).toBeNull();
  });
});
