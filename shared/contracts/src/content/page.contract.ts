import * as z from 'zod/mini';
import {
  Count,
  DrawingSpec,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
  RichText,
} from '../core/index.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { CategoryRef } from '../product/category.contract.ts';

export const PageId = entityId().brand<'PageId'>();
export type PageId = z.infer<typeof PageId>;

export const ContentTypeId = entityId().brand<'ContentTypeId'>();
export type ContentTypeId = z.infer<typeof ContentTypeId>;

export const ContentTypeRef = z.object({ id: ContentTypeId, title: NonEmptyText });

/** One article of a list. */
export const ContentSummary = z.object({
  id: PageId,
  contentType: ContentTypeRef,
  title: NonEmptyText,
  slug: NonEmptyText,
  summary: z.string(),
  labels: z.array(NonEmptyText),
  publishedAt: Instant,
  readingMinutes: z.int().check(z.positive()),
  drawing: DrawingSpec,
});
export type ContentSummary = z.infer<typeof ContentSummary>;

/** The supplier that an article speaks for. */
export const ContentSupplier = z.object({ id: SupplierId, name: NonEmptyText, slug: NonEmptyText });

/** Articles that are read one after the other, in this order. */
export const ContentSeries = z.object({
  title: NonEmptyText,
  pages: z.array(z.object({ id: PageId, title: NonEmptyText, slug: NonEmptyText })),
});
export type ContentSeries = z.infer<typeof ContentSeries>;

/** One article as its page shows it. */
export const ContentPage = z.object({
  ...ContentSummary.shape,
  body: RichText,
  updatedAt: Instant,
  authorName: NonEmptyText,
  // Has a default, so that a response of an older service still parses.
  likes: z._default(Count, 0),
  visits: z._default(Count, 0),
  /** Whether the caller likes it; false without a session. */
  likedByMe: z._default(z.boolean(), false),
  commentsOpen: z._default(z.boolean(), false),
  /** False for the terms and the like, which lists leave out, and which nobody likes or comments on. */
  isListed: z._default(z.boolean(), true),
  /** The series that it is part of, itself included. */
  series: z._default(z.nullable(ContentSeries), null),
  supplier: z._default(z.nullable(ContentSupplier), null),
  category: z._default(z.nullable(CategoryRef), null),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** The number of a version of a static page, from 1. */
export const PageVersionNumber = z.int().check(z.positive(), z.lte(100_000));

/** One version of a static page, and since when it was read. */
const PageVersion = z.object({ version: PageVersionNumber, updatedAt: Instant });

/** A static page known by a unique name or path: about us, terms, privacy. */
export const StaticPage = z.object({
  id: PageId,
  uniquePageName: NonEmptyText,
  title: NonEmptyText,
  summary: z.string(),
  body: RichText,
  updatedAt: Instant,
  /** Counted from 1; of the page as it reads now when it is more than any of the former ones. */
  version: z._default(PageVersionNumber, 1),
  /** What it read before, the latest first. */
  formerVersions: z._default(z.array(PageVersion), []),
});
export type StaticPage = z.infer<typeof StaticPage>;

/** A node of the content types' tree. */
export const ContentTypeNode = z.object({
  ...ContentTypeRef.shape,
  pagesCount: z.int(),
  children: z.array(z.object({ ...ContentTypeRef.shape, pagesCount: z.int() })),
});
export type ContentTypeNode = z.infer<typeof ContentTypeNode>;

/** One published article; 404 otherwise. */
export const getPage = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/:id/by-platform',
  access: 'public',
  summary: 'One published article.',
  params: z.strictObject({ id: PageId }),
  response: ContentPage,
  errors: [404],
});

/** Published articles of one type, or of all, newest first. */
export const listPagesByContentType = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/by-content-type/by-platform',
  access: 'public',
  summary: 'Published articles by content type, newest first.',
  query: z.strictObject({ contentTypeId: z.optional(ContentTypeId), paging: PagingQuery }),
  response: paged(ContentSummary),
});

/** Published articles that carry a label, newest first. */
export const listPagesByLabel = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/by-label/by-platform',
  access: 'public',
  summary: 'Published articles by label, newest first.',
  query: z.strictObject({
    label: z.string().check(z.minLength(1), z.maxLength(80)),
    exceptId: z.optional(PageId),
    paging: PagingQuery,
  }),
  response: paged(ContentSummary),
});

/** A static page by its unique name, which may be a path: `aboutus`, `guides/first-order`; `version` asks for a former one. */
export const getPageByUniqueName = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/by-uniquepagename',
  access: 'public',
  summary: 'A static page by its unique name.',
  query: z.strictObject({
    uniquePageName: z.string().check(z.minLength(1), z.maxLength(200)),
    version: z.optional(PageVersionNumber),
  }),
  response: StaticPage,
  errors: [404],
});

/** Content types with the number of published articles in each. */
export const getContentTypeTree = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/contenttypes/tree',
  access: 'public',
  summary: 'Tree of content types.',
  response: z.array(ContentTypeNode),
});
