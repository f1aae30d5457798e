/** A page of a list, its items as they are sent. */
export interface WrittenPage {
  /** JSON objects with commas between them; null when the page has none. */
  readonly items: string | null;
  readonly totalCount: number;
  readonly isTotalExact: boolean;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly nextCursor: string | null;
}

/** The page as JSON in the shape of the contract's ListingPage; the items are not read again. */
export function writePage({ items, ...rest }: WrittenPage): string {
  return `{"items":[${items ?? ''}],${JSON.stringify(rest).slice(1)}`;
}
