import { describe, expect, it } from 'vitest';
import { givenVisit } from './last-visit.fixture.ts';
import { visitDays } from './visit-days.rules.ts';

const NOW = '2026-11-23T08:00:00Z';
const visitsAt = (...times: string[]) =>
  times.map((visitedAt, index) => givenVisit(index + 1, { visitedAt }));
const outline = (times: string[]) =>
  visitDays(visitsAt(...times), NOW).map(({ name, visits }) => [name, visits.map(({ id }) => id)]);

describe('visitDays', () => {
  it('names today and yesterday, and keeps the order in each day', () => {
    expect(
      outline([
        '2026-11-23T07:00:00Z',
        '2026-11-23T05:00:00Z',
        '2026-11-22T12:00:00Z',
        '2026-11-20T12:00:00Z',
        '2025-11-23T07:00:00Z',
      ]),
    ).toEqual([
      ['today', [1, 2]],
      ['yesterday', [3]],
      ['date', [4]],
      ['date', [5]],
    ]);
  });

  it('begins a day at midnight in Tehran, three and a half hours before that of UTC', () => {
    expect(outline(['2026-11-22T20:30:00Z', '2026-11-22T20:29:59Z'])).toEqual([
      ['today', [1]],
      ['yesterday', [2]],
    ]);
  });

  it('has no day without a visit', () => {
    expect(visitDays([], NOW)).toEqual([]);
  });
});
