import type { Try } from './site-client.ts';

/** A page that a visitor opened. */
export interface PageVisit extends Try {
  readonly address: string;
  /** It has the line that names when it was stored. */
  readonly isFromMemory: boolean;
}

const isDone = ({ status }: Try) => status > 0 && status < 400;

/**
 * Milliseconds from a fault until writes are back: until the first one is done that began after the last one that
 * was not. Null when none was done.
 */
export function untilBack(tries: readonly Try[], faultAt: number): number | null {
  const later = tries.filter(({ endedAt }) => endedAt >= faultAt);
  const failed = later.filter((attempt) => !isDone(attempt)).map(({ startedAt }) => startedAt);
  const from = Math.max(faultAt, ...failed);
  const done = later.filter((attempt) => isDone(attempt) && attempt.startedAt >= from);
  return done.length === 0 ? null : Math.min(...done.map(({ endedAt }) => endedAt)) - faultAt;
}

/** What visitors got between two moments. */
export interface PageCount {
  readonly answered: number;
  readonly fromMemory: number;
  readonly unanswered: readonly PageVisit[];
  readonly slowestMs: number;
}

/** Counts the pages that were asked for between two moments. */
export function countPages(pages: readonly PageVisit[], from: number, to: number): PageCount {
  const asked = pages.filter(({ startedAt }) => startedAt >= from && startedAt < to);
  const answered = asked.filter(({ status }) => status === 200);
  return {
    answered: answered.length,
    fromMemory: answered.filter(({ isFromMemory }) => isFromMemory).length,
    unanswered: asked.filter(({ status }) => status !== 200),
    slowestMs: Math.max(0, ...asked.map(({ startedAt, endedAt }) => endedAt - startedAt)),
  };
}

/** How often each was found that was acknowledged, as one line for each that is not there exactly once. */
export function notOnce(acknowledged: readonly string[], found: ReadonlyMap<string, number>): string[] {
  return acknowledged
    .filter((key) => found.get(key) !== 1)
    .map((key) => `${key} was acknowledged and is there ${found.get(key) ?? 0} times`);
}
