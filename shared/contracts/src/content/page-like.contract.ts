import * as z from 'zod/mini';
import { Count, endpoint } from '../core/index.ts';
import { PageId } from './page.contract.ts';

/**
 * The wanted state of a like, so that a request that is sent twice, or after a sign-in, likes once. Without it the
 * present state is turned over.
 */
export const WantedLike = z.strictObject({ liked: z.optional(z.boolean()) });

/** What the caller's like is, and how many there are. */
export const PageLike = z.object({ liked: z.boolean(), likes: Count });
export type PageLike = z.infer<typeof PageLike>;

const byId = z.strictObject({ id: PageId });

/** Likes a published article, or removes the like; a user counts once. */
export const likePage = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pages/:id/like',
  access: 'session',
  summary: 'Like an article, or take the like back.',
  params: byId,
  query: WantedLike,
  response: PageLike,
  errors: [401, 404],
});

/** Whether the caller likes a published article: what a document that was made for everybody cannot tell. An extension. */
export const getPageLike = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pages/:id/like',
  access: 'session',
  summary: 'Whether one likes an article, and how many do.',
  params: byId,
  response: PageLike,
  errors: [401, 404],
});
