import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingWork } from './pending-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const work = createPendingWork({ perClient: 2, total: 3, maxMs: 1_000 });
  const ended: string[] = [];
  const begin = (client: string, name: string) => work.begin(client, () => void ended.push(name));
  return { begin, ended };
}

describe('pending work', () => {
  it('ends a client’s own oldest when that client has more than allowed', () => {
    const { begin, ended } = setUp();
    begin('slow', 'first');
    begin('slow', 'second');
    begin('slow', 'third');

    expect(ended).toEqual(['first']);
  });

  it('ends the oldest of all when there is more than allowed in all', () => {
    const { begin, ended } = setUp();
    for (const client of ['a', 'b', 'c', 'd']) {
      begin(client, client);
    }

    expect(ended).toEqual(['a']);
  });

  it('does not count what is done', () => {
    const { begin, ended } = setUp();
    for (let count = 0; count < 9; count += 1) {
      begin('quick', 'work')();
    }
    vi.advanceTimersByTime(2_000);

    expect(ended).toEqual([]);
  });

  it('ends what takes too long, once', () => {
    const { begin, ended } = setUp();
    begin('slow', 'first');
    vi.advanceTimersByTime(1_000);
    begin('slow', 'second');
    begin('slow', 'third');

    expect(ended).toEqual(['first']);
  });
});
