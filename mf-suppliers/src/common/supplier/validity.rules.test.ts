import { describe, expect, it } from 'vitest';
import { delegationValidity, endedLast, validityOf } from './validity.rules.ts';

const NOW = '2026-11-20T08:30:00Z';

describe('validityOf', () => {
  it.each([
    [null, 'valid'],
    ['2027-11-20T08:30:00Z', 'valid'],
    ['2026-12-20T08:30:01Z', 'valid'],
    ['2026-12-20T08:30:00Z', 'ending'],
    ['2026-11-20T08:30:01Z', 'ending'],
    ['2026-11-20T08:30:00Z', 'ended'],
    ['2026-11-20', 'ending'],
    ['2026-11-19', 'ended'],
  ] as const)('judges %s as %s', (validUntil, validity) => {
    expect(validityOf(validUntil, NOW)).toBe(validity);
  });

  it('treats a day as over when it has ended in Tehran', () => {
    expect(validityOf('2026-11-19', '2026-11-19T20:29:59Z')).toBe('ending');
    expect(validityOf('2026-11-19', '2026-11-19T20:30:00Z')).toBe('ended');
  });
});

it('keeps the order, but puts ended items last', () => {
  const order = endedLast(['b-ended', 'a', 'c-ended', 'd'], (item) =>
    item.endsWith('ended') ? 'ended' : 'valid',
  );

  expect(order).toEqual(['a', 'd', 'b-ended', 'c-ended']);
});

describe('delegationValidity', () => {
  const begun = { status: 'valid', validFrom: '2026-11-20' } as const;

  it("takes the end from the service's status", () => {
    expect(delegationValidity(begun, NOW)).toBe('valid');
    expect(delegationValidity({ ...begun, status: 'expiring' }, NOW)).toBe('ending');
    expect(delegationValidity({ ...begun, status: 'expired' }, NOW)).toBe('ended');
  });

  it('returns `upcoming` for a delegation that begins tomorrow, by the day in Tehran', () => {
    const tomorrow = { status: 'valid', validFrom: '2026-11-21' } as const;

    expect(delegationValidity(tomorrow, '2026-11-20T20:29:59Z')).toBe('upcoming');
    expect(delegationValidity(tomorrow, '2026-11-20T20:30:00Z')).toBe('valid');
    expect(delegationValidity({ ...tomorrow, status: 'expired' }, NOW)).toBe('ended');
  });
});
