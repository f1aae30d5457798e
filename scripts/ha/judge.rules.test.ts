import { describe, expect, it } from 'vitest';
import { countPages, notOnce, type PageVisit, untilBack } from './judge.rules.ts';

const attempt = (startedAt: number, endedAt: number, status: number) => ({ startedAt, endedAt, status });

describe('untilBack', () => {
  it('is the end of the first write that began after the last one that failed', () => {
    const tries = [
      attempt(90, 105, 200),
      attempt(110, 120, 503),
      attempt(130, 160, 200),
      attempt(140, 150, 0),
      attempt(155, 180, 201),
    ];
    expect(untilBack(tries, 100)).toBe(80);
  });

  it('does not count what had failed before the fault, nor a write that began before it', () => {
    expect(untilBack([attempt(10, 20, 503), attempt(90, 101, 200), attempt(102, 112, 200)], 100)).toBe(12);
  });

  it('is null when no write was done', () => {
    expect(untilBack([attempt(110, 120, 503)], 100)).toBeNull();
  });
});

describe('countPages', () => {
  const page = (startedAt: number, status: number, isFromMemory = false): PageVisit => ({
    ...attempt(startedAt, startedAt + 7, status),
    ...{ address: '/', isFromMemory },
  });

  it('counts what was asked for between two moments', () => {
    const pages = [page(99, 503), page(100, 200), page(110, 200, true), page(120, 503), page(200, 503)];
    expect(countPages(pages, 100, 200)).toEqual({
      ...{ answered: 2, fromMemory: 1, slowestMs: 7 },
      unanswered: [page(120, 503)],
    });
  });
});

describe('notOnce', () => {
  it('names what was lost and what is there twice', () => {
    const found = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    expect(notOnce(['a', 'b', 'c'], found)).toEqual([
      'b was acknowledged and is there 2 times',
      'c was acknowledged and is there 0 times',
    ]);
  });
});
