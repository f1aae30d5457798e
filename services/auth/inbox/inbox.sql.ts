import type { DemoMessage } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Adds a message to the demo's inbox. */
export async function insertDemoMessage(
  db: Database,
  message: { readonly mobile: string; readonly text: string; readonly code: string; readonly sentAt: Date },
): Promise<void> {
  await sql`
    insert into auth.demo_message (mobile, text, code, sent_at)
    values (${message.mobile}, ${message.text}, ${message.code}, ${message.sentAt})`.execute(db);
}

/** The latest messages to a number, at most five: those with a code, newest first, and then notices. */
export async function findDemoMessages(db: Database, mobile: string): Promise<DemoMessage[]> {
  const { rows } = await sql<DemoMessage>`
    select text, code, sent_at as "sentAt" from auth.demo_message
    where mobile = ${mobile} order by (code = ''), id desc limit 5`.execute(db);
  return rows;
}
