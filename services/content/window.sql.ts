import { sql } from 'kysely';

/** One page of a list, as the contracts ask for it. */
export interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** The part of a query that selects one page. */
export function windowOf({ pageNumber, pageSize }: Window) {
  return sql`limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`;
}
