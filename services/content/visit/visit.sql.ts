import type { VisitType } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Thing {
  readonly objectType: VisitType;
  readonly objectId: number;
}

/** Whether the object exists and is public. Objects of other schemas are read through those schemas' functions. */
export async function isVisible(db: Database, { objectType, objectId }: Thing, now: Date): Promise<boolean> {
  const { rows } = await sql`${LOOKUPS[objectType](objectId, now)}`.execute(db);
  return rows.length > 0;
}

const LOOKUPS = {
  SupplierProduct: (id: number) => sql`select from product.object_cards(array[${id}::int])`,
  Supplier: (id: number) => sql`select from merchant.object_cards(array[${id}::int])`,
  Content: (id: number, now: Date) =>
    sql`select from content.page where id = ${id} and published_at <= ${now}`,
  FaqQuestion: (id: number) => sql`select from content.faq_question where id = ${id} and is_active`,
  MediaVideo: (id: number, now: Date) =>
    sql`select from content.media_video where id = ${id} and published_at <= ${now}`,
  Advertisement: (id: number, now: Date) =>
    sql`select from content.advertisement where id = ${id} and published_at <= ${now}`,
} as const;

interface Visit extends Thing {
  readonly visitor: string;
  readonly userId: number | null;
  readonly now: Date;
}

/** Counts a visit, once per visitor and half hour; returns how many there are. */
export async function countVisit(db: Database, visit: Visit): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select content.count_visit(
      ${visit.objectType}, ${visit.objectId}, ${visit.visitor}, ${visit.userId}::int, ${visit.now}
    ) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The salt of a day's hashes: the first caller's proposal, for all instances. */
export async function saltOf(db: Database, day: string, proposal: string): Promise<string> {
  const known = sql<{ salt: string }>`select salt from content.visitor_salt where day = ${day}`;
  const before = (await known.execute(db)).rows[0];
  if (before !== undefined) {
    return before.salt;
  }
  await sql`
    insert into content.visitor_salt (day, salt) values (${day}, ${proposal}) on conflict do nothing`.execute(
    db,
  );
  return (await known.execute(db)).rows[0]?.salt ?? proposal;
}
