import type { ContentTypeNode, PageType } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

interface TypeRow extends Omit<z.input<typeof ContentTypeNode>, 'children'> {
  readonly parentId: number | null;
  readonly pageType: PageType;
}

/** All types in the operator's order, with the number of listed articles of each. */
export async function findContentTypes(db: Database, now: Date): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select content_type.id, content_type.parent_id as "parentId", content_type.title,
      content_type.page_type as "pageType", count(page.id)::int as "pagesCount"
    from content.content_type
    left join content.page
      on page.content_type_id = content_type.id and page.is_listed and page.published_at <= ${now}
    group by content_type.id
    order by content_type.ordinal, content_type.id`.execute(db);
  return rows;
}

/** A type with all its ancestors, itself last; empty when there is no such type. */
export async function findTypePath(db: Database, id: number): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    with recursive path as (
      select id, parent_id, title, 0 as steps from content.content_type where id = ${id}
      union all
      select above.id, above.parent_id, above.title, path.steps + 1
      from path join content.content_type as above on above.id = path.parent_id
    )
    select id, title from path order by steps desc`.execute(db);
  return rows;
}
