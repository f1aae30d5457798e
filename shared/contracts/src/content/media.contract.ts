import * as z from 'zod/mini';
import { Count, endpoint, entityId, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { MediaVideo } from './site.contract.ts';

/** A video or webinar with its summary and visits. */
export const MediaVideoCard = z.object({
  ...MediaVideo.shape,
  kind: z.enum(['video', 'webinar']),
  summary: z.string(),
  visits: Count,
  /** Address of the film, which answers range requests; null when there is none yet. */
  fileUrl: z.nullable(z.string()),
});
export type MediaVideoCard = z.infer<typeof MediaVideoCard>;

/** One line of a transcript, from the second `at` on. */
export const TranscriptLine = z.object({ at: z.number().check(z.nonnegative()), text: NonEmptyText });
export type TranscriptLine = z.infer<typeof TranscriptLine>;

/** A video or webinar as its page shows it. */
export const MediaVideoDetail = z.object({
  ...MediaVideoCard.shape,
  /** Address of a still picture of the film. */
  posterUrl: z.nullable(z.string()),
  /** Address of the captions (WebVTT); they have the lines of the transcript. */
  captionsUrl: z.nullable(z.string()),
  /** In order; empty without a film. */
  lines: z.array(TranscriptLine),
  /** An article about the same subject. */
  article: z.nullable(z.object({ id: entityId(), title: NonEmptyText, slug: NonEmptyText })),
});
export type MediaVideoDetail = z.infer<typeof MediaVideoDetail>;

export const MediaVideoId = entityId();

/** One published video or webinar; 404 otherwise. An extension. */
export const getMediaVideo = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/mediavideos/:id',
  access: 'public',
  summary: 'One video or webinar with its transcript.',
  params: z.strictObject({ id: MediaVideoId }),
  response: MediaVideoDetail,
  errors: [404],
});

/**
 * Videos and webinars by words of title, summary and transcript, by group and kind, newest first. `groups` counts the
 * results of the other filters.
 */
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
  reads: 'search',
  response: z.object({
    ...paged(MediaVideoCard).shape,
    groups: z.array(z.object({ title: NonEmptyText, count: Count })),
  }),
});
