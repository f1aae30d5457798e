import type { SearchSort } from '@bazaar/contracts/product';
import { type RawBuilder, sql } from 'kysely';
import type { SearchTerm } from './search-term.rules.ts';

type Fragment = RawBuilder<unknown>;

/** One part of an order: all of it comes before the next part. Fragments refer to a row named `document`. */
export interface OrderPart {
  readonly class: number;
  /** True for the documents of this part, leaving aside those of earlier parts. */
  readonly condition: Fragment;
  /** True for documents that do not belong to earlier parts. */
  readonly others: Fragment;
  /** A whole number that ascends along the part. */
  readonly value: Fragment;
  /** How the documents of the part are found by an index, when they are gathered. */
  readonly gathered: Fragment;
  /** The order of an index along which the part is scanned. */
  readonly scan: Fragment;
  /** Lets the scan begin at a value. */
  readonly scanFrom: (value: number) => Fragment;
  readonly isScanned: boolean;
}

/** Distribution of a common term's matches over the parts of the order by relevance; see `spreadOf`. */
export interface Spread {
  /** Titles that begin with the term. */
  readonly beginning: number;
  /** Titles that contain its words. */
  readonly titled: number;
  /** A part with more than this is scanned. */
  readonly few: number;
}

const ALWAYS = sql`true`;

const BY_WEIGHT = {
  value: sql`-document.weight`,
  scan: sql`document.weight desc, document.id`,
  scanFrom: (value: number) => sql`document.weight <= ${-value}::int`,
} as const;

interface Order {
  readonly term: SearchTerm;
  /** The tsquery of all conditions. */
  readonly query: string;
  readonly spread?: Spread;
}

/** The parts of an order, first to last; without a spread none of them is scanned. */
export function orderParts(sort: SearchSort, order: Order): OrderPart[] {
  switch (sort) {
    case 'relevance':
      return relevanceParts(order);
    case 'price':
      return datedParts(order, {
        column: sql`document.price_rial`,
        value: sql`document.price_rial`,
        scan: sql`document.price_rial, document.id`,
        scanFrom: (value) => sql`document.price_rial >= ${value}::bigint`,
      });
    case 'newest':
      return datedParts(order, {
        column: sql`document.published_at`,
        value: sql`-(extract(epoch from document.published_at) * 1000000)::bigint`,
        scan: sql`document.published_at desc, document.id`,
        // One second later, because the conversion from microseconds to a fraction loses precision.
        scanFrom: (value) => sql`document.published_at <= to_timestamp(${-value / 1_000_000 + 1})`,
      });
  }
}

/** Titles that equal the term, that begin with it, that contain its words; then all other matches. */
function relevanceParts({ term, query, spread }: Order): OrderPart[] {
  const title = sql`document.title_key collate "C"`;
  const begins = sql`starts_with(document.title_key, ${term.key})`;
  const holdsWords = sql`ts_match_vq(document.title_tsv, ${term.query}::tsquery)`;
  return [
    {
      ...BY_WEIGHT,
      class: 0,
      condition: sql`document.title_key = ${term.key}`,
      others: ALWAYS,
      gathered: sql`${title} = ${term.key}`,
      isScanned: false,
    },
    {
      ...BY_WEIGHT,
      class: 1,
      condition: begins,
      others: sql`document.title_key <> ${term.key}`,
      gathered: sql`${title} >= ${term.key} and ${title} < ${term.key} || chr(1114111)`,
      isScanned: spread !== undefined && spread.beginning > spread.few,
    },
    {
      ...BY_WEIGHT,
      class: 2,
      condition: holdsWords,
      others: sql`not ${begins}`,
      gathered: sql`document.title_tsv @@ ${term.query}::tsquery`,
      isScanned: spread !== undefined && spread.titled > 2 * spread.few,
    },
    {
      ...BY_WEIGHT,
      class: 3,
      condition: ALWAYS,
      others: sql`not ${begins} and not ${holdsWords}`,
      gathered: sql`document.tsv @@ ${query}::tsquery`,
      isScanned: spread !== undefined,
    },
  ];
}

interface Dated extends Pick<OrderPart, 'value' | 'scan' | 'scanFrom'> {
  readonly column: Fragment;
}

/** Documents with a price, or a date; then those without. */
function datedParts({ query, spread }: Order, { column, ...order }: Dated): OrderPart[] {
  const gathered = sql`document.tsv @@ ${query}::tsquery`;
  return [
    {
      ...order,
      class: 0,
      condition: sql`${column} is not null`,
      others: ALWAYS,
      gathered,
      isScanned: spread !== undefined,
    },
    {
      ...BY_WEIGHT,
      class: 1,
      condition: sql`${column} is null`,
      others: ALWAYS,
      gathered,
      isScanned: false,
    },
  ];
}
