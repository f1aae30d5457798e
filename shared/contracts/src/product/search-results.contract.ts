import * as z from 'zod/mini';
import {
  Count,
  DEFAULT_PAGE_SIZE,
  DrawingSpec,
  endpoint,
  entityId,
  NonEmptyText,
  Paging,
  paged,
} from '../core/index.ts';
import { CategoryId, CategoryType } from './category.contract.ts';
import { SearchKey, SearchScope } from './search.contract.ts';

/**
 * The kind of a result; with `id` and `slug`, `links` builds its address from it. An advertisement is shown on the
 * page of its category, and `id` and `slug` are those of the category.
 */
export const SearchResultKind = z.enum([
  'category',
  'product',
  'baseProduct',
  'supplier',
  'content',
  'advertisement',
]);
export type SearchResultKind = z.infer<typeof SearchResultKind>;

export const SearchResult = z.object({
  kind: SearchResultKind,
  id: z.int().check(z.positive()),
  title: NonEmptyText,
  slug: NonEmptyText,
  summary: z.string(),
  categoryType: z.nullable(CategoryType),
  drawing: DrawingSpec,
  /** Of a base product: how many suppliers' offers it has. */
  offersCount: z.optional(Count),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** Orders of results; `relevance` is the default. What has no price, or no date, comes last in the other two. */
export const SEARCH_SORTS = ['relevance', 'newest', 'price'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/**
 * What narrows the results: AND between the keys, OR inside a list. Each key selects only results that have its
 * attribute.
 */
export const SearchFilter = z.strictObject({
  categoryTypes: z.optional(z.array(CategoryType).check(z.maxLength(5))),
  /** Categories, including everything below them. */
  categoryIds: z.optional(z.array(CategoryId).check(z.maxLength(40))),
  /** Cities of the suppliers. */
  cityIds: z.optional(z.array(entityId()).check(z.maxLength(40))),
});
export type SearchFilter = z.infer<typeof SearchFilter>;

/**
 * The term that was perhaps meant: a different spelling, or the same keys on the other keyboard layout. `isApplied`
 * is true when nothing was found for the typed text, and the results are those of `term`.
 */
export const SearchCorrection = z.object({
  term: NonEmptyText,
  kind: z.enum(['spelling', 'keyboard']),
  isApplied: z.boolean(),
});
export type SearchCorrection = z.infer<typeof SearchCorrection>;

const facet = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(50));

/** Result counts by what they can be narrowed by; each ignores its own choice. The largest come first. */
export const SearchFacets = z.object({
  categoryTypes: facet(z.object({ categoryType: CategoryType, count: Count })),
  categories: facet(
    z.object({
      id: CategoryId,
      title: NonEmptyText,
      slug: NonEmptyText,
      categoryType: CategoryType,
      count: Count,
    }),
  ),
  cities: facet(z.object({ id: z.int().check(z.positive()), title: NonEmptyText, count: Count })),
  /** False when there are more results than were examined. */
  isExact: z.boolean(),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

/** Results of a search, with the number of hits in each scope. An extension of the specification's endpoints. */
export const listSearchResults = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/searches/results',
  access: 'public',
  summary: 'Search results in a scope, with counts for all scopes, facets and what was perhaps meant.',
  query: z.strictObject({
    term: SearchKey,
    scope: z._default(SearchScope, 'everywhere'),
    filter: z._default(SearchFilter, {}),
    sort: z._default(z.strictObject({ field: z._default(z.enum(SEARCH_SORTS), 'relevance') }), {
      field: 'relevance',
    }),
    /**
     * Numbered pages, or with `after` what follows the page whose `nextCursor` it was; `pageNumber` is then ignored.
     */
    paging: z._default(
      z.strictObject({
        ...Paging.shape,
        after: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
      }),
      { pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE },
    ),
    /** True: base products are results too, those with several offers being one of them. */
    baseProducts: z._default(z.boolean(), false),
    /** True: the response has `facets`. */
    facets: z._default(z.boolean(), false),
  }),
  response: z.object({
    ...paged(SearchResult).shape,
    scopeCounts: z.array(z.object({ scope: SearchScope, count: Count })),
    /** False when there are more results than `totalCount`, or than a scope's count: counting stops at a limit. */
    isTotalExact: z.optional(z.boolean()),
    /** For `paging.after`; null on the last page. */
    nextCursor: z.optional(z.nullable(z.string())),
    correction: z.optional(z.nullable(SearchCorrection)),
    facets: z.optional(SearchFacets),
  }),
});
