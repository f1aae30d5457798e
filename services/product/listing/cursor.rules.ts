import type { LISTING_SORTS } from '@bazaar/contracts/product';
import * as z from 'zod/mini';

export type ListingSortField = (typeof LISTING_SORTS)[number];

/** Where a page ended: the sort keys of its last item, as strings, and its id. */
export interface Cursor {
  readonly sort: ListingSortField;
  readonly keys: readonly string[];
  readonly id: number;
}

/** Whether a string is a valid sort key of its type, as the database would read it. */
type KeyCheck = (key: string) => boolean;

const isWithin =
  (limit: number): KeyCheck =>
  (key) =>
    /^-?\d{1,16}$/.test(key) && Math.abs(Number(key)) <= limit;

const isInteger = isWithin(2_147_483_647);
const isPrice = isWithin(Number.MAX_SAFE_INTEGER);

/** An instant with microseconds. It must format to the same date, so the 31st of February is refused. */
const isInstant: KeyCheck = (key) => {
  const seconds = /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{6}Z$/.exec(key)?.[1];
  const instant = new Date(`${seconds}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 19) === seconds;
};

/** The checks of each order's keys; a cursor with any other key was not written here. */
const KEYS: Readonly<Record<ListingSortField, readonly KeyCheck[]>> = {
  relevance: [isInteger],
  price: [isPrice],
  priceDesc: [isPrice],
  newest: [isInstant],
  nearest: [isInteger, isInteger],
};

const Written = z.tuple([
  z.enum(['relevance', 'price', 'priceDesc', 'newest', 'nearest']),
  z.array(z.string()).check(z.maxLength(2)),
  z.int().check(z.positive(), z.lte(2_147_483_647)),
]);

/** An opaque string for `paging.after`. */
export function writeCursor({ sort, keys, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, keys, id])).toString('base64url');
}

/**
 * Reads a cursor that {@link writeCursor} wrote for the same order; undefined for anything else. It needs no
 * signature, because it contains only a position: a forged one shows what a page number would show as well.
 */
export function readCursor(text: string, sort: ListingSortField): Cursor | undefined {
  const written = Written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!written.success) {
    return undefined;
  }
  const [writtenSort, keys, id] = written.data;
  const cursor = { sort: writtenSort, keys, id };
  const checks = KEYS[sort];
  const fits =
    writtenSort === sort &&
    keys.length === checks.length &&
    checks.every((check, place) => check(keys[place] ?? '')) &&
    writeCursor(cursor) === text;
  return fits ? cursor : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
