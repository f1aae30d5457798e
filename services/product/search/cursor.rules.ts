import { SEARCH_SORTS, type SearchSort } from '@bazaar/contracts/product';
import * as z from 'zod/mini';

/** The position of a result in its order: first its class, then an ascending value, then the document's id. */
export interface Place {
  readonly class: number;
  readonly value: number;
  readonly documentId: number;
}

const Written = z.tuple([
  z.enum(SEARCH_SORTS),
  z.int().check(z.gte(0), z.lte(9)),
  z.int(),
  z.int().check(z.positive(), z.lte(2_147_483_647)),
]);

/** An opaque string for `paging.after`. */
export function writeCursor(sort: SearchSort, place: Place): string {
  const written = JSON.stringify([sort, place.class, place.value, place.documentId]);
  return Buffer.from(written).toString('base64url');
}

/**
 * Reads a cursor that {@link writeCursor} wrote for the same order; undefined for anything else. It contains only a
 * position, so it needs no signature.
 */
export function readCursor(text: string, sort: SearchSort): Place | undefined {
  const written = Written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!written.success) {
    return undefined;
  }
  const [writtenSort, group, value, documentId] = written.data;
  const place = { class: group, value, documentId };
  return writtenSort === sort && writeCursor(sort, place) === text ? place : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
