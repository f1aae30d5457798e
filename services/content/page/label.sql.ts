import { type ContentLabel, MAX_LABELS } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** The most used labels. Two spellings of one label are one; it is named as most articles write it. */
export async function findLabels(db: Database, now: Date): Promise<ContentLabel[]> {
  const { rows } = await sql<ContentLabel>`
    select mode() within group (order by label.title) as title,
      count(distinct page.id)::int as "pagesCount"
    from content.page
    cross join unnest(page.labels, page.label_keys) as label (title, key)
    where page.is_listed and page.published_at <= ${now}
    group by label.key
    order by count(distinct page.id) desc, max(page.published_at) desc, title
    limit ${MAX_LABELS}`.execute(db);
  return rows;
}
