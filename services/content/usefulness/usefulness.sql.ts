import type { UsefulnessObject } from '@bazaar/contracts/content';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Voted {
  readonly objectType: UsefulnessObject;
  readonly objectId: number;
}

const LOOKUPS = {
  FaqQuestion: (id: number) => sql`select from content.faq_question where id = ${id} and is_active`,
  HelpItem: (id: number) => sql`select from content.help_item where id = ${id}`,
  Content: (id: number, now: Date) =>
    sql`select from content.page where id = ${id} and published_at <= ${now}`,
} as const;

/** Whether a reader can see what a vote is about. */
export async function canBeRead(db: Database, { objectType, objectId }: Voted, now: Date): Promise<boolean> {
  const { rows } = await sql`${LOOKUPS[objectType](objectId, now)}`.execute(db);
  return rows.length > 0;
}

interface Vote extends Voted {
  readonly voter: string;
  readonly isUseful: boolean;
  readonly now: Date;
}

/** Keeps the latest vote of a reader. */
export async function keepVote(db: Database, vote: Vote): Promise<void> {
  await sql`
    insert into content.usefulness_vote (object_type, object_id, voter, is_useful, voted_at)
    values (${vote.objectType}, ${vote.objectId}, ${vote.voter}, ${vote.isUseful}, ${vote.now})
    on conflict (object_type, object_id, voter)
      do update set is_useful = excluded.is_useful, voted_at = excluded.voted_at`.execute(db);
}

/** The votes on one text. */
export async function countVotes(db: Database, { objectType, objectId }: Voted) {
  const { rows } = await sql<{ useful: number; notUseful: number }>`
    select count(*) filter (where is_useful)::int as useful,
      count(*) filter (where not is_useful)::int as "notUseful"
    from content.usefulness_vote
    where object_type = ${objectType} and object_id = ${objectId}`.execute(db);
  return rows[0] ?? { useful: 0, notUseful: 0 };
}

/** How many called a row's text useful, as a column of its query. */
export function usefulCount(objectType: UsefulnessObject, id: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from content.usefulness_vote as vote
    where vote.object_type = ${objectType} and vote.object_id = ${id} and vote.is_useful)`;
}
