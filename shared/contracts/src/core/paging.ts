import * as z from 'zod/mini';
import { Count } from './primitives.ts';

/** Page size of every public list. */
export const DEFAULT_PAGE_SIZE = 24;

/** `paging.pageNumber` from 1, `paging.pageSize` from 1 to 100. */
export const Paging = z.strictObject({
  pageNumber: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), DEFAULT_PAGE_SIZE),
});
export type Paging = z.output<typeof Paging>;

/** The `paging` key of a query: absent means the first page. */
export const PagingQuery = z._default(Paging, { pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE });

/** A list response: one page of items and the size of the whole list. */
export function paged<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    totalCount: Count,
    pageNumber: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1)),
  });
}
