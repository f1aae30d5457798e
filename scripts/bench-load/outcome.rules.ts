import type { Kind } from './mix.rules.ts';

/** The longest time that one of a hundred visitors may wait. */
export const SLOWEST_MS = 250;
/** After an overload has ended. */
export const RECOVERY_LIMIT_MS = 5_000;
/** What the memory of all processes may grow by in the steady part, where it is warm. */
export const MEMORY_GROWTH = 1.1;
const SECOND_MS = 1_000;
const PERCENTILE = 0.99;
/** Of so many requests one may be shed before a rate counts as too high. */
const SHED_SHARE = 0.001;
const SHED = 503;

/** One request and what became of it. */
export interface Outcome {
  readonly kind: Kind;
  /** When it was due, in milliseconds since the phase began. */
  readonly dueMs: number;
  /** From when it was due until its last byte, so that a client that falls behind does not hide a wait. */
  readonly tookMs: number;
  /** HTTP status; 0 when there was no whole response. */
  readonly status: number;
}

/** The figures of some seconds of load. */
export interface Picture {
  readonly requests: number;
  readonly answered: number;
  readonly shed: number;
  /** No response, or one that is neither a success nor 503. */
  readonly failed: number;
  readonly p50Ms: number;
  /** Of the requests that were answered with success. */
  readonly p99Ms: number;
}

/** Sums outcomes up; times are of successes alone, because a shed request is answered at once. */
export function pictureOf(outcomes: readonly Outcome[]): Picture {
  const answered = outcomes.filter(({ status }) => status >= 200 && status < 400);
  const shed = outcomes.filter(({ status }) => status === SHED).length;
  const times = answered.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: outcomes.length,
    answered: answered.length,
    shed,
    failed: outcomes.length - answered.length - shed,
    p50Ms: at(0.5),
    p99Ms: at(PERCENTILE),
  };
}

/** Whether a rate can be served: quickly, and without turning visitors away. */
export function isServed({ requests, shed, failed, p99Ms }: Picture): boolean {
  return requests > 0 && failed === 0 && shed <= requests * SHED_SHARE && p99Ms <= SLOWEST_MS;
}

/**
 * Milliseconds after which every second of some load is served; null when the last one still is not.
 * @param outcomes of the load after an overload
 */
export function recoveryMs(outcomes: readonly Outcome[]): number | null {
  const seconds = Map.groupBy(outcomes, ({ dueMs }) => Math.floor(dueMs / SECOND_MS));
  const last = Math.max(...seconds.keys());
  const unserved = [...seconds].filter(([, own]) => !isServed(pictureOf(own))).map(([second]) => second);
  const until = Math.max(-1, ...unserved) + 1;
  return until > last ? null : until * SECOND_MS;
}

/** The memory at the end of a series, as a multiple of that after its first third. */
export function memoryGrowth(bytes: readonly number[]): number {
  const third = Math.max(1, Math.floor(bytes.length / 3));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean(bytes.slice(-third)) / mean(bytes.slice(third, 2 * third));
}
