import type { ApiResponse } from './response.ts';

const RETRIED_STATUSES = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504]);
const MAX_PAUSE_MS = 2000;
const SHORT_PAUSE_MS = 300;

/** The specification's rule (§7): these statuses, and a missing response, allow a second attempt. */
export function isRetried(response: ApiResponse): boolean {
  return RETRIED_STATUSES.has(response.status);
}

/** A `Retry-After` (seconds or a date) of up to two seconds is respected; anything else makes a short pause. */
export function pauseBeforeRetry({ retryAfter }: ApiResponse, now: number): number {
  if (!retryAfter) {
    return SHORT_PAUSE_MS;
  }
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return asked >= 0 && asked <= MAX_PAUSE_MS ? asked : SHORT_PAUSE_MS;
}

/** Ends after `ms`, or as soon as the request is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
  });
}
