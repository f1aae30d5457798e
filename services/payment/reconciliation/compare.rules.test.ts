import { describe, expect, it } from 'vitest';
import type { GatewayReportRow, GatewayState } from '../gateway/gateway.types.ts';
import { type BookedAttempt, compare, compareAll } from './compare.rules.ts';

const booked = (changes: Partial<BookedAttempt> = {}): BookedAttempt => ({
  ...{ id: 1, authority: 'A', amountRial: 500_000, status: 'Expired' },
  ...{ isPosted: false, isSettled: false, isReversed: false },
  ...changes,
});
const row = (changes: Partial<GatewayReportRow> = {}): GatewayReportRow => ({
  ...{ authority: 'A', refNumber: null, amountRial: 500_000, status: 'paid', at: null },
  ...changes,
});
const posted = booked({ isPosted: true, status: 'Verified' });
const settled = booked({ isPosted: true, isSettled: true, status: 'Settled' });

const reversed = booked({ isPosted: true, isReversed: true, status: 'Verified' });

describe('compare', () => {
  it.each([
    ['a reported success of ours', [posted, row()], 'settle'],
    ['one that is settled', [settled, row()], 'agrees'],
    ['a success that was missed', [booked(), row()], 'post'],
    [
      'a missed success without an amount, which verify checks',
      [booked(), row({ amountRial: null })],
      'post',
    ],
    ['a missed success of another amount', [booked(), row({ amountRial: 1 })], 'amount_differs'],
    ['a posted one of another amount', [settled, row({ amountRial: 1 })], 'amount_differs'],
    ['a posted one whose amount the gateway refuses', [posted, row({ amountRial: null })], 'amount_differs'],
    ['one that the gateway does not know', [booked(), null], 'missing_at_gateway'],
    ['a posted one that it does not know', [posted, null], 'posted_not_reported'],
    ['one that was reversed and that it does not know', [reversed, null], 'agrees'],
    ['one that was reversed and not paid there', [reversed, row({ status: 'notPaid' })], 'agrees'],
    ['one that was reversed and is paid there', [reversed, row()], 'success_not_posted'],
    ['a success of nobody', [null, row()], 'unknown_here'],
    ['nothing on both sides', [null, null], 'agrees'],
  ] as const)('%s', (_what, [ours, theirs], verdict) => {
    expect(compare(ours, theirs)).toBe(verdict);
  });

  it.each(['notPaid', 'cancelled', 'open'] satisfies GatewayState[])('a row that is %s', (status) => {
    const theirs = row({ status });

    expect([compare(booked(), theirs), compare(posted, theirs), compare(null, theirs)]).toEqual([
      'agrees',
      'posted_not_reported',
      'agrees',
    ]);
  });

  it('leaves an attempt alone on which the gateway does not respond', () => {
    const theirs = row({ status: 'unknown', amountRial: null });

    expect([compare(booked(), theirs), compare(posted, theirs)]).toEqual(['unclear', 'unclear']);
  });
});

it('compareAll puts each attempt beside its row, and keeps rows without an attempt', () => {
  const findings = compareAll([posted, booked({ authority: 'B' })], [row(), row({ authority: 'C' })]);

  expect(findings.map(({ authority, verdict }) => [authority, verdict])).toEqual([
    ['A', 'settle'],
    ['B', 'missing_at_gateway'],
    ['C', 'unknown_here'],
  ]);
});
