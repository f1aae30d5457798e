import * as z from 'zod/mini';
import { endpoint, Instant, NonEmptyText, RowVersion } from '../core/index.ts';
import { CategoryId } from '../product/category.contract.ts';
import { ContentPage, ContentTypeId, PageId } from './page.contract.ts';

/** An article as its author sees it: `publishedAt` is null while it is a draft. */
export const PagePreview = z.object({
  ...ContentPage.shape,
  publishedAt: z.nullable(Instant),
  rowVersion: RowVersion,
});
export type PagePreview = z.infer<typeof PagePreview>;

/** What an author writes. `html` is cleaned by an allow-list before it is stored; see `RichText`. */
export const PageWriting = z.strictObject({
  contentTypeId: ContentTypeId,
  categoryId: z.optional(CategoryId),
  title: z.string().check(z.minLength(5), z.maxLength(150)),
  summary: z.string().check(z.minLength(10), z.maxLength(400)),
  html: z.string().check(z.minLength(20), z.maxLength(40_000)),
  labels: z._default(z.array(z.string().check(z.minLength(2), z.maxLength(40))).check(z.maxLength(8)), []),
  commentsOpen: z._default(z.boolean(), true),
});
export type PageWriting = z.infer<typeof PageWriting>;

const byId = z.strictObject({ id: PageId });
const SAME_PAGE = { 'params.id': 'Page' } as const;

/** The caller's own article, draft or published; 404 for another author's. */
export const previewPage = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/:id/preview',
  access: 'session',
  summary: 'An article as its author sees it.',
  params: byId,
  owned: SAME_PAGE,
  response: PagePreview,
  errors: [401, 404],
});

/** A new draft of the supplier that the caller acts for; only its author sees it. */
export const createPage = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pages',
  access: 'session',
  roles: ['supplier'],
  idempotent: true,
  summary: 'Write a draft article for a supplier.',
  body: PageWriting,
  response: PagePreview,
  successStatus: 201,
  errors: [401],
});

/** Changes the caller's own article, whether it is published or not. */
export const updatePage = endpoint({
  service: 'content',
  method: 'PUT',
  path: '/api/v1/pages/:id',
  access: 'session',
  roles: ['supplier'],
  versioned: true,
  summary: 'Change an article of one’s own.',
  params: byId,
  owned: SAME_PAGE,
  body: PageWriting,
  response: PagePreview,
  errors: [401, 404],
});

/** Publishes a draft: it is public from then on. 409 when it is published already. */
export const publishPage = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pages/:id/publish',
  access: 'session',
  roles: ['supplier'],
  summary: 'Publish a draft of one’s own.',
  params: byId,
  owned: SAME_PAGE,
  response: z.object({ id: PageId, slug: NonEmptyText, publishedAt: Instant, rowVersion: RowVersion }),
  errors: [401, 404, 409],
});
