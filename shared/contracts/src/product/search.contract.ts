import * as z from 'zod/mini';
import { endpoint, NonEmptyText } from '../core/index.ts';
import { CategoryType } from './category.contract.ts';

/** The ten scopes of the specification's §1, in the order the search box shows them. */
export const SEARCH_SCOPES = [
  'everywhere',
  'product',
  'industrialService',
  'supplier',
  'consultingService',
  'electronicDocument',
  'industrialAdvertisement',
  'content',
  'category',
  'supplierProduct',
] as const;
export const SearchScope = z.enum(SEARCH_SCOPES);
export type SearchScope = z.infer<typeof SearchScope>;

/** The kind of a suggestion; with `id` and `slug`, `links` builds its address from it. */
export const SearchHitKind = z.enum(['category', 'product', 'supplier', 'content', 'advertisement']);
export type SearchHitKind = z.infer<typeof SearchHitKind>;

/** The typed text. */
export const SearchKey = z.string().check(z.minLength(1), z.maxLength(120));

export const Suggestion = z.object({
  kind: SearchHitKind,
  id: z.int().check(z.positive()),
  title: NonEmptyText,
  slug: NonEmptyText,
  /** Parts of `title` that complete the typed text: pairs of start and end, in UTF-16 units. */
  highlight: z.array(z.tuple([z.int(), z.int()])),
  categoryType: z.nullable(CategoryType),
});
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * Completions of the typed text; the same for every spelling that folds to the same key. 429 beyond 1200 a minute of one
 * network.
 */
export const listSuggestions = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/searches/suggestions',
  access: 'public',
  summary: 'Search suggestions in one of ten scopes, at most ten.',
  query: z.strictObject({
    term: SearchKey,
    scope: z._default(SearchScope, 'everywhere'),
    take: z._default(z.int().check(z.gte(1), z.lte(10)), 8),
  }),
  response: z.array(Suggestion),
});
