import { describe, expect, it } from 'vitest';
import { type DraftStatus, failureOf, sendable, summaryOf } from './draft-batch.rules.ts';

const failed = (failure: 'offline' | 'gone' | 'signedOut'): DraftStatus => ({ is: 'failed', failure });
const made: DraftStatus = { is: 'made', number: 'TR-1405-000001' };
const waiting: DraftStatus = { is: 'waiting' };

describe('failureOf', () => {
  it.each([
    [401, 'signedOut'],
    [404, 'gone'],
    [429, 'busy'],
    [400, 'refused'],
    [422, 'refused'],
    [503, 'offline'],
    [0, 'offline'],
  ])('reads %d as %s', (status, failure) => {
    expect(failureOf(Object.assign(new Error('x'), { status }))).toBe(failure);
  });

  it('treats an error without a status as no response', () => {
    expect(failureOf(new TypeError('x'))).toBe('offline');
    expect(failureOf(null)).toBe('offline');
  });
});

it('returns the drafts that are waiting or may still succeed, never those made or gone', () => {
  expect(sendable([waiting, made, failed('offline'), failed('gone'), { is: 'sending' }])).toEqual([0, 2]);
});

it('counts the outcomes of all drafts', () => {
  expect(summaryOf([waiting, waiting])).toMatchObject({ made: 0, failed: 0, isSettled: false });
  expect(summaryOf([made, { is: 'sending' }])).toMatchObject({ made: 1, isSettled: false });
  expect(summaryOf([made, failed('gone')])).toMatchObject({ made: 1, failed: 1, isSettled: true });
  expect(summaryOf([failed('signedOut'), waiting]).needsSignIn).toBe(true);
});
