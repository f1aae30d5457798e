import type { MediaVideo, MediaVideoCard, MediaVideoDetail } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';

type Kind = 'video' | 'webinar';

const COLUMNS = sql`
  id, title, slug, media_group as "group", duration_seconds as "durationSeconds", clip_seconds as "clipSeconds",
  published_at as "publishedAt", starts_at as "startsAt", presenter, drawing`;
const CARD_COLUMNS = sql`${COLUMNS}, kind, summary, visits, file_url as "fileUrl"`;

/** Videos, newest first; or webinars: upcoming ones by date, then past ones, latest first. */
export async function findVideos(
  db: Database,
  { kind, now }: { readonly kind: Kind; readonly now: Date },
  window: Window,
): Promise<MediaVideo[]> {
  const { rows } = await sql<MediaVideo>`
    select ${COLUMNS}
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
export async function countVideos(db: Database, kind: Kind, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.media_video
    where kind = ${kind} and published_at <= ${now}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface MediaFilter {
  readonly term?: string | undefined;
  readonly group?: string | undefined;
  readonly kind?: Kind | undefined;
  readonly now: Date;
}

/** One page of the results for the filters, newest first. */
export async function searchVideos(
  db: Database,
  filter: MediaFilter,
  window: Window,
): Promise<z.input<typeof MediaVideoCard>[]> {
  const { rows } = await sql<z.input<typeof MediaVideoCard>>`
    select ${CARD_COLUMNS}
    from content.media_video
    where ${matching(filter)}
    order by published_at desc, id desc
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** One published video or webinar; null when there is none. */
export async function findVideo(
  db: Database,
  id: number,
  now: Date,
): Promise<z.input<typeof MediaVideoDetail> | null> {
  const { rows } = await sql<z.input<typeof MediaVideoDetail>>`
    select ${CARD_COLUMNS}, poster_url as "posterUrl", captions_url as "captionsUrl", lines,
      (
        select json_build_object('id', page.id, 'title', page.title, 'slug', page.slug)
        from content.page
        where page.id = media_video.article_id and page.is_listed and page.published_at <= ${now}
      ) as article
    from content.media_video
    where id = ${id} and published_at <= ${now}`.execute(db);
  return rows[0] ?? null;
}

/** How many results the filters have, by group. */
export async function countByGroup(
  db: Database,
  filter: MediaFilter,
): Promise<{ title: string; count: number }[]> {
  const { rows } = await sql<{ title: string; count: number }>`
    select media_group as title, count(*)::int as count
    from content.media_video
    where ${matching(filter)}
    group by media_group
    order by count(*) desc, media_group`.execute(db);
  return rows;
}

function matching({ term, group, kind, now }: MediaFilter) {
  const conditions = [
    sql`published_at <= ${now}`,
    ...(term === undefined ? [] : [sql`tsv @@ kit.search_query(${term})`]),
    ...(group === undefined ? [] : [sql`media_group = ${group}`]),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
  ];
  return sql.join(conditions, sql` and `);
}
