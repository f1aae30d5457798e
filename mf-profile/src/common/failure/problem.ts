import { Problem } from '@bazaar/contracts';

export const NOT_FOUND = 404;
export const CONFLICT = 409;
/** The record has changed since it was read. */
export const STALE = 412;

/** The status of a failed request. Checks the field, not the class: two bundles may contain two copies of the class. */
export function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

/** What a service said about the refused request; null when no service answered. */
export function problemOf(error: unknown): Problem | null {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return Problem.safeParse(data).data ?? null;
}

/** The first text of each refused field of a request. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const errors = Object.entries(problemOf(error)?.errors ?? {});
  return Object.fromEntries(errors.flatMap(([field, [text]]) => (text === undefined ? [] : [[field, text]])));
}
