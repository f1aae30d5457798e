/** A page of a list, its items as they are sent. */
export interface WrittenPage {
  /** JSON objects with commas between them, without the first brace and the last; null when the page has none. */
  readonly items: string | null;
  readonly totalCount: number;
  readonly isTotalExact: boolean;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly nextCursor: string | null;
}

/** The page as parts of JSON in the shape of the contract's ListingPage; the items are neither read again nor copied. */
export function writePage({ items, ...rest }: WrittenPage): readonly string[] {
  const after = JSON.stringify(rest).slice(1);
  return items === null ? [`{"items":[],${after}`] : ['{"items":[{', items, `}],${after}`];
}
