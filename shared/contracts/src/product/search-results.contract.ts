import * as z from 'zod/mini';
import {
  Count,
  DEFAULT_PAGE_SIZE,
  DrawingSpec,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  Paging,
  paged,
  Rial,
} from '../core/index.ts';
import { CategoryId, CategoryType } from './category.contract.ts';
import { SearchKey, SearchScope } from './search.contract.ts';
import { ProductFact } from './supplier-product.contract.ts';
import { VariantRef } from './variant.contract.ts';

/** The kind of a result; with `id` and `slug`, `links` builds its address from it. */
export const SearchResultKind = z.enum([
  'category',
  'product',
  'baseProduct',
  'supplier',
  'content',
  'advertisement',
]);
export type SearchResultKind = z.infer<typeof SearchResultKind>;

/**
 * What decides about a found good. A base product speaks of its variant that matches the search best, or of all of its
 * variants when the search names no size.
 */
export const SearchedGood = z.object({
  /**
   * The matching exact specification; when `matchingVariants` is 0, one whose values are near. Null when the search
   * names none, or none is near.
   */
  variant: z.nullable(VariantRef),
  /** Variants that keep everything the search specifies. */
  matchingVariants: Count,
  /** Lowest price of one sale unit; null when it is on inquiry only. */
  priceRial: z.nullable(Rial),
  saleUnit: NonEmptyText,
  /** At most four; those that the search specifies come first. */
  keyFacts: z.array(z.object({ ...ProductFact.shape, isAskedFor: z.boolean() })),
  offersCount: Count,
  /** The supplier of an item; null for a base product. */
  supplier: z.nullable(
    z.object({ name: NonEmptyText, cityTitle: NonEmptyText, verifiedAt: z.nullable(Instant) }),
  ),
  /** Cities of its suppliers, most offers first; at most three. */
  cities: z.array(NonEmptyText),
  /** Units in stock; null when no supplier specifies it. */
  stock: z.nullable(Count),
  /** Days of the soonest delivery. */
  leadTimeDays: z.nullable(Count),
});
export type SearchedGood = z.infer<typeof SearchedGood>;

/** One part of a term as it was understood. `from` and `to` are its place in the term, in UTF-16 code units. */
export const UnderstoodPart = z.object({
  kind: z.enum(['good', 'property', 'code', 'standard', 'city', 'ignored']),
  /** What it is about: «توان», «کالا». */
  title: NonEmptyText,
  /** What was understood, as it is shown: «۱۵ kW». */
  text: NonEmptyText,
  from: z.int().check(z.nonnegative()),
  to: z.int().check(z.nonnegative()),
  /** Whether the shown results keep it; `ignored` parts never are. */
  isKept: z.boolean(),
});
export type UnderstoodPart = z.infer<typeof UnderstoodPart>;

export const SearchResult = z.object({
  kind: SearchResultKind,
  id: z.int().check(z.positive()),
  title: NonEmptyText,
  slug: NonEmptyText,
  summary: z.string(),
  categoryType: z.nullable(CategoryType),
  drawing: DrawingSpec,
  /** What decides about a good; only of base products and items. */
  good: z.optional(SearchedGood),
  /** Words of the term that it does not keep, as they were typed; empty when it keeps all. */
  missing: z._default(z.array(NonEmptyText), []),
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

/**
 * Results of a search, with the number of hits in each scope. 429 beyond 240 a minute of one network. An extension of the
 * specification's endpoints.
 */
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
  reads: 'search',
  response: z.object({
    ...paged(SearchResult).shape,
    scopeCounts: z.array(z.object({ scope: SearchScope, count: Count })),
    /** False when there are more results than `totalCount`, or than a scope's count: counting stops at a limit. */
    isTotalExact: z.optional(z.boolean()),
    /** For `paging.after`; null on the last page. */
    nextCursor: z.optional(z.nullable(z.string())),
    correction: z.optional(z.nullable(SearchCorrection)),
    /** How the term was read, in its order. */
    understood: z._default(z.array(UnderstoodPart), []),
    facets: z.optional(SearchFacets),
  }),
});
