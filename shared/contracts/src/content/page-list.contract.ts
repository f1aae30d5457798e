import * as z from 'zod/mini';
import { Count, endpoint, Instant, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { CategoryId, CategoryRef } from '../product/category.contract.ts';
import { ContentSummary, ContentSupplier, ContentTypeId, ContentTypeRef } from './page.contract.ts';

/** One article of a list, with its likes and visits, and its supplier and category. */
export const PublicContent = z.object({
  ...ContentSummary.shape,
  // Optional, so that a response of an older service still parses.
  updatedAt: z.optional(Instant),
  authorName: NonEmptyText,
  likes: Count,
  visits: Count,
  supplier: z.nullable(ContentSupplier),
  category: z.nullable(CategoryRef),
});
export type PublicContent = z.infer<typeof PublicContent>;

/** Orders of the public list; `newest` is the default. */
export const CONTENT_SORTS = ['newest', 'mostVisited', 'mostLiked'] as const;

/** The kinds of articles that a content type can contain. */
export const PAGE_TYPES = ['Article', 'News', 'Interview', 'Guide', 'Static'] as const;
export const PageType = z.enum(PAGE_TYPES);
export type PageType = z.infer<typeof PageType>;

const BoundedText = z.string().check(z.minLength(1), z.maxLength(120));

/** All published articles; filters are joined by «and». A category includes those below it. */
export const listPublicContents = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/for-public-site',
  access: 'public',
  summary: 'Published articles by term, label, type, supplier and category.',
  query: z.strictObject({
    filter: z._default(
      z.strictObject({
        term: z.optional(BoundedText),
        label: z.optional(BoundedText),
        contentTypeId: z.optional(ContentTypeId),
        supplierId: z.optional(SupplierId),
        categoryId: z.optional(CategoryId),
      }),
      {},
    ),
    sort: z._default(z.strictObject({ field: z._default(z.enum(CONTENT_SORTS), 'newest') }), {
      field: 'newest',
    }),
    paging: PagingQuery,
  }),
  response: paged(PublicContent),
});

/** A label in the spelling that most articles use, with how many published ones carry it in any spelling. */
export const ContentLabel = z.object({ title: NonEmptyText, pagesCount: Count });
export type ContentLabel = z.infer<typeof ContentLabel>;

/** How many labels are named. */
export const MAX_LABELS = 14;

/** The labels that most published articles carry; a new article counts within a minute. An extension. */
export const listContentLabels = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/labels',
  access: 'public',
  summary: 'The most used labels, with the number of published articles of each.',
  response: z.array(ContentLabel),
});

/** Published articles of one type and those below it, newest first; 404 for a type that does not exist. */
export const listPagesByTypeId = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/by-content-type-id',
  access: 'public',
  summary: 'Published articles of one existing content type.',
  query: z.strictObject({ contentTypeId: ContentTypeId, paging: PagingQuery }),
  response: paged(PublicContent),
  errors: [404],
});

/** Whether a supplier has published articles, and how many. */
export const merchantHasContent = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/merchant-has-content',
  access: 'public',
  summary: 'Whether a supplier has published articles.',
  query: z.strictObject({ supplierId: SupplierId }),
  response: z.object({ hasContent: z.boolean(), count: Count }),
});

/** Content types of one kind of page, with the number of published articles in each. */
export const listContentTypesByPageType = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/contenttypes/by-page-type',
  access: 'public',
  summary: 'Content types of one kind of page.',
  query: z.strictObject({ pageType: PageType }),
  response: z.array(z.object({ ...ContentTypeRef.shape, pageType: PageType, pagesCount: Count })),
});

/** The path from the top of the tree to one content type, itself last. */
export const getContentTypeBreadcrumb = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/contenttypes/:id/breadcrumb',
  access: 'public',
  summary: 'Ancestors of a content type, itself last.',
  params: z.strictObject({ id: ContentTypeId }),
  response: z.array(ContentTypeRef),
  errors: [404],
});
