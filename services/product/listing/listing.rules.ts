/** A page of a list, with its items already serialized. */
export interface WrittenPage {
  /** JSON objects separated by commas, without the first and the last brace; null when the page is empty. */
  readonly items: string | null;
  readonly totalCount: number;
  readonly isTotalExact: boolean;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly nextCursor: string | null;
}

/** The page as parts of JSON in the shape of the contract's ListingPage; the items are neither parsed nor copied. */
export function writePage({ items, ...rest }: WrittenPage): readonly string[] {
  const after = JSON.stringify(rest).slice(1);
  return items === null ? [`{"items":[],${after}`] : ['{"items":[{', items, `}],${after}`];
}
