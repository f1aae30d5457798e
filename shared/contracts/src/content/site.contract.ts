import * as z from 'zod/mini';
import {
  Count,
  Day,
  DrawingSpec,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
  Rial,
} from '../core/index.ts';
import { CategoryId, CategoryRef } from '../product/category.contract.ts';

const MenuLink = z.object({
  title: NonEmptyText,
  /** A path of this site, or an `https:` address. */
  href: z.string().check(z.regex(/^(\/(?![/\\])|https:\/\/)[^\s\p{Cc}]*$/u)),
});

/** A named menu of the site, for example one of the footer's four lists. */
export const WebsiteMenu = z.object({ code: NonEmptyText, title: NonEmptyText, links: z.array(MenuLink) });
export type WebsiteMenu = z.infer<typeof WebsiteMenu>;

/** `footer`: the four lists of the specification's §2. `main`: the row under the header. */
export const getWebsiteMenus = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/websitemenus/tree',
  access: 'public',
  summary: 'Menus of one place of the site.',
  query: z.strictObject({ place: z.enum(['footer', 'main']) }),
  response: z.array(WebsiteMenu),
});

export const Advertisement = z.object({
  id: entityId(),
  title: NonEmptyText,
  /** Decorative part of its address. */
  slug: NonEmptyText,
  body: z.string(),
  category: CategoryRef,
  cityTitle: NonEmptyText,
  /** Null means the price is by agreement. */
  priceRial: z.nullable(Rial),
  publishedAt: Instant,
  validTo: Day,
  drawing: DrawingSpec,
});
export type Advertisement = z.infer<typeof Advertisement>;

/** Valid advertisements, newest first. A category includes those below it. */
export const listAdvertisements = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/advertisements',
  access: 'public',
  summary: 'Valid advertisements, newest first.',
  query: z.strictObject({
    filter: z._default(
      z.strictObject({
        categoryId: z.optional(CategoryId),
        cityId: z.optional(entityId()),
        term: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
      }),
      {},
    ),
    paging: PagingQuery,
  }),
  response: paged(Advertisement),
});

/** A recorded video, or a webinar: then `startsAt` and `presenter` are given. */
export const MediaVideo = z.object({
  id: entityId(),
  title: NonEmptyText,
  /** Decorative part of its address. */
  slug: NonEmptyText,
  group: NonEmptyText,
  /** Of the video; of a webinar, the time that was planned for it. */
  durationSeconds: Count,
  /** Length of the film that can be played, for a webinar that of its recording; null when there is none. */
  clipSeconds: z.nullable(Count),
  publishedAt: Instant,
  startsAt: z.nullable(Instant),
  presenter: z.nullable(z.string()),
  drawing: DrawingSpec,
});
export type MediaVideo = z.infer<typeof MediaVideo>;

/** `webinar`: upcoming ones first. `video`: newest first. */
export const listMediaVideos = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/mediavideos',
  access: 'public',
  summary: 'Videos or webinars.',
  query: z.strictObject({ kind: z._default(z.enum(['video', 'webinar']), 'video'), paging: PagingQuery }),
  response: paged(MediaVideo),
});
