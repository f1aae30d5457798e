import type { DemoMessage } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { OutgoingMessage } from './outgoing-message.types.ts';

/** Adds a message to the demo's inbox. */
export async function insertDemoMessage(
  db: Database,
  { mobile, text, code, requestId, sentAt }: OutgoingMessage & { readonly sentAt: Date },
): Promise<void> {
  await sql`
    insert into auth.demo_message (mobile, text, code, request_id, sent_at)
    values (${mobile}, ${text}, ${code}, ${requestId ?? null}, ${sentAt})`.execute(db);
}

/** The message with the code of a request. */
export async function findMessagesOfRequest(db: Database, requestId: string): Promise<DemoMessage[]> {
  const { rows } = await sql<DemoMessage>`
    select text, code, sent_at as "sentAt" from auth.demo_message where request_id = ${requestId}`.execute(
    db,
  );
  return rows;
}

/** The latest messages to a number, at most five: those with a code, newest first, and then notices. */
export async function findDemoMessages(db: Database, mobile: string): Promise<DemoMessage[]> {
  const { rows } = await sql<DemoMessage>`
    select text, code, sent_at as "sentAt" from auth.demo_message
    where mobile = ${mobile} order by (code = ''), id desc limit 5`.execute(db);
  return rows;
}
