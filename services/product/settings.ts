import type { Variables } from '../kit/environment.ts';
import type { RequestLimit } from '../kit/http/service.ts';
import { readCount } from '../kit/settings.ts';

/** How often one network may search; a count of 0 is no limit. */
export interface SearchLimits {
  /** Needs, each of which takes a whole core for a while. */
  readonly needs: RequestLimit;
  readonly results: RequestLimit;
  readonly suggestions: RequestLimit;
}

const NEEDS_PER_MINUTE = 60;
const SEARCHES_PER_MINUTE = 240;
/** They come while a term is typed. */
const SUGGESTIONS_PER_SEARCH = 5;

/** Reads `NEEDS_PER_MINUTE` (60) and `SEARCHES_PER_MINUTE` (240). */
export function readSearchLimits(variables: Variables): SearchLimits {
  const limitOf = (count: number) => ({ count, windowSeconds: 60, by: 'network', isWide: true }) as const;
  const searches = readCount(variables, 'SEARCHES_PER_MINUTE', SEARCHES_PER_MINUTE);
  return {
    needs: limitOf(readCount(variables, 'NEEDS_PER_MINUTE', NEEDS_PER_MINUTE)),
    results: limitOf(searches),
    suggestions: limitOf(searches * SUGGESTIONS_PER_SEARCH),
  };
}
