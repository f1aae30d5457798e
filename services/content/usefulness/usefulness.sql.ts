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
} as const;

/** Whether a reader can see what a vote is about. */
export async function canBeRead(db: Database, { objectType, objectId }: Voted): Promise<boolean> {
  const { rows } = await sql`${LOOKUPS[objectType](objectId)}`.execute(db);
  return rows.length > 0;
}

interface Vote extends Voted {
  readonly voter: string;
  readonly isUseful: boolean;
  readonly now: Date;
}

interface Votes {
  readonly useful: number;
  readonly notUseful: number;
}

/** Keeps the latest vote of a reader. Returns the votes on the text. */
export async function keepVote(db: Database, vote: Vote): Promise<Votes> {
  const { rows } = await sql<Votes>`
    select useful, not_useful as "notUseful"
    from content.vote_usefulness(${vote.objectType}, ${vote.objectId}, ${vote.voter}, ${vote.isUseful},
      ${vote.now})`.execute(db);
  const [votes] = rows;
  if (votes === undefined) {
    throw new Error('A vote was kept without a total.');
  }
  return votes;
}

/** How many called a row's text useful, as a column of its query. */
export function usefulCount(objectType: UsefulnessObject, id: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((
    select total.useful from content.usefulness_total as total
    where total.object_type = ${objectType} and total.object_id = ${id}), 0)`;
}
