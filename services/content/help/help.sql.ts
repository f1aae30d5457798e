import type { HelpItem, HelpRef, HelpTopic } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { usefulCount } from '../usefulness/usefulness.sql.ts';

const RELATED = 4;

/** A help text with others of its topic, or null. */
export async function findHelpItem(db: Database, uniqueId: string): Promise<z.input<typeof HelpItem> | null> {
  const { rows } = await sql<z.input<typeof HelpItem>>`
    select item.id, item.unique_id as "uniqueId", item.title, item.body, item.updated_at as "updatedAt",
      ${usefulCount('HelpItem', sql`item.id`)} as useful,
      coalesce((
        select jsonb_agg(jsonb_build_object('uniqueId', other.unique_id, 'title', other.title) order by other.ordinal)
        from (
          select unique_id, title, ordinal from content.help_item as beside
          where beside.topic = item.topic and beside.id <> item.id
          order by beside.ordinal limit ${RELATED}
        ) as other
      ), '[]') as related
    from content.help_item as item
    where item.unique_id = ${uniqueId}`.execute(db);
  return rows[0] ?? null;
}

type ListedHelp = HelpRef & { readonly topic: HelpTopic };

/** All help texts by name, in the operator's order. */
export async function findHelpItems(db: Database): Promise<ListedHelp[]> {
  const { rows } = await sql<ListedHelp>`
    select unique_id as "uniqueId", title, topic from content.help_item order by ordinal, id`.execute(db);
  return rows;
}

/** All help texts with their bodies, for a search. */
export async function findHelpTexts(db: Database): Promise<(HelpRef & Pick<HelpItem, 'body'>)[]> {
  const { rows } = await sql<HelpRef & Pick<HelpItem, 'body'>>`
    select unique_id as "uniqueId", title, body from content.help_item order by ordinal, id`.execute(db);
  return rows;
}
