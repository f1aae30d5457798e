import { describe, expect, it } from 'vitest';
import { openRequests } from './open-requests.rules.ts';

describe('openRequests', () => {
  it('counts the requests that have not ended', () => {
    expect(
      openRequests(
        [
          { status: 'Draft', count: 2 },
          { status: 'Completed', count: 9 },
          { status: 'Rejected', count: 9 },
          { status: 'Cancelled', count: 9 },
          { status: 'Expired', count: 9 },
          { status: 'Disputed', count: 1 },
        ],
        3,
      ),
    ).toEqual({
      total: 3,
      states: [
        { status: 'Draft', count: 2 },
        { status: 'Disputed', count: 1 },
      ],
      otherCount: 0,
    });
  });

  it('lists those first that wait for the buyer, and sums up the rest', () => {
    const { states, otherCount } = openRequests(
      [
        { status: 'Published', count: 4 },
        { status: 'Draft', count: 3 },
        { status: 'AwaitingPayment', count: 2 },
        { status: 'Quoted', count: 1 },
      ],
      2,
    );

    expect(states.map(({ status }) => status)).toEqual(['Quoted', 'AwaitingPayment']);
    expect(otherCount).toBe(7);
  });

  it('returns zero when there are none', () => {
    expect(openRequests([], 3)).toEqual({ total: 0, states: [], otherCount: 0 });
    expect(openRequests([{ status: 'Draft', count: 0 }], 3).states).toEqual([]);
  });
});
