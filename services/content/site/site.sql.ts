import type { Advertisement, MediaVideo, WebsiteMenu } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database.ts';

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

const windowOf = ({ pageNumber, pageSize }: Window) =>
  sql`limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`;

/** Menus of one place with their links, in the operator's order. */
export async function findMenus(db: Database, place: 'footer' | 'main'): Promise<WebsiteMenu[]> {
  const { rows } = await sql<WebsiteMenu>`
    select menu.code, menu.title,
      coalesce(
        jsonb_agg(jsonb_build_object('title', link.title, 'href', link.href) order by link.ordinal)
          filter (where link.menu_id is not null), '[]') as links
    from content.website_menu as menu
    left join content.website_menu_link as link on link.menu_id = menu.id
    where menu.place = ${place}
    group by menu.id
    order by menu.ordinal, menu.id`.execute(db);
  return rows;
}

/** Valid advertisements, newest first. Days end at midnight in Tehran. */
export async function findAdvertisements(
  db: Database,
  now: Date,
  window: Window,
): Promise<z.input<typeof Advertisement>[]> {
  const { rows } = await sql<z.input<typeof Advertisement>>`
    select id, title, body, category, city_title as "cityTitle", price_rial as "priceRial",
      published_at as "publishedAt", valid_to as "validTo", drawing
    from content.advertisement
    where published_at <= ${now} and valid_to >= (${now}::timestamptz at time zone 'Asia/Tehran')::date
    order by published_at desc, id desc
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many advertisements are valid. */
export async function countAdvertisements(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select content.advertisement_count(${now}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Videos, newest first; or webinars: coming ones by their date, then past ones from the latest. */
export async function findVideos(
  db: Database,
  { kind, now }: { readonly kind: 'video' | 'webinar'; readonly now: Date },
  window: Window,
): Promise<MediaVideo[]> {
  const { rows } = await sql<MediaVideo>`
    select id, title, media_group as group, duration_seconds as "durationSeconds",
      published_at as "publishedAt", starts_at as "startsAt", presenter, drawing
    from content.media_video
    where kind = ${kind} and published_at <= ${now}
    order by
      (starts_at >= ${now}) desc nulls last,
      case when starts_at >= ${now} then starts_at end asc,
      coalesce(starts_at, published_at) desc,
      id desc
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many videos or webinars there are. */
export async function countVideos(db: Database, kind: 'video' | 'webinar', now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.media_video
    where kind = ${kind} and published_at <= ${now}`.execute(db);
  return rows[0]?.count ?? 0;
}
