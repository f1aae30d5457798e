import * as z from 'zod/mini';
import { Count, endpoint, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { MediaVideo } from './site.contract.ts';

/** A video or webinar with its summary and visits. */
export const MediaVideoCard = z.object({
  ...MediaVideo.shape,
  kind: z.enum(['video', 'webinar']),
  summary: z.string(),
  visits: Count,
  /** Address of the recording; null when there is none yet. */
  fileUrl: z.nullable(z.string()),
});
export type MediaVideoCard = z.infer<typeof MediaVideoCard>;

/** Videos and webinars by words, group and kind, newest first. `groups` counts the results of the other filters. */
export const searchMediaVideos = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/mediavideos/search',
  access: 'public',
  summary: 'Videos and webinars by term, group and kind.',
  query: z.strictObject({
    term: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    group: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    kind: z.optional(z.enum(['video', 'webinar'])),
    paging: PagingQuery,
  }),
  response: z.object({
    ...paged(MediaVideoCard).shape,
    groups: z.array(z.object({ title: NonEmptyText, count: Count })),
  }),
});
