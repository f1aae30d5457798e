import type { StaticPage } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

type StaticPageRow = z.input<typeof StaticPage>;

interface Asked {
  readonly uniqueName: string;
  /** A former version; the page as it reads now when there is none. */
  readonly version: number | undefined;
  readonly now: Date;
}

/** A static page by its unique name, or null. */
export async function findStaticPage(
  db: Database,
  { uniqueName, version, now }: Asked,
): Promise<StaticPageRow | null> {
  const { rows } = await sql<StaticPageRow & { formerVersions: { version: number; updatedAt: string }[] }>`
    with page as (
      select id, unique_name, title, summary, body, updated_at,
        (select coalesce(max(version), 0) + 1 from content.page_version where page_id = page.id) as version
      from content.page
      where unique_name = ${uniqueName} and published_at <= ${now}
    ), shown as (
      select id, unique_name, title, summary, body, updated_at, version from page
      where ${version ?? null}::int is null or version = ${version ?? null}::int
      union all
      select page.id, page.unique_name, former.title, former.summary, former.body, former.updated_at, former.version
      from page join content.page_version as former on former.page_id = page.id
      where former.version = ${version ?? null}::int
    )
    select shown.id, shown.unique_name as "uniquePageName", shown.title, shown.summary, shown.body,
      shown.updated_at as "updatedAt", shown.version,
      coalesce((
        select jsonb_agg(jsonb_build_object('version', former.version, 'updatedAt', former.updated_at)
          order by former.version desc)
        from content.page_version as former where former.page_id = shown.id), '[]') as "formerVersions"
    from shown`.execute(db);
  const [found] = rows;
  return found === undefined ? null : { ...found, formerVersions: found.formerVersions.map(withIsoTime) };
}

/** JSON of the database has another notation of moments. */
function withIsoTime<Version extends { updatedAt: string }>(version: Version): Version {
  return { ...version, updatedAt: new Date(version.updatedAt).toISOString() };
}
