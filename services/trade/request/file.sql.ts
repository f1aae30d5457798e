import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Attachment {
  readonly fileId: string;
  /** The owner of the file. */
  readonly userId: number;
  /** `TradeRequest` prevents the file's removal; `Buyer` and `Supplier` let the people of each side read it. */
  readonly subject: 'TradeRequest' | 'Buyer' | 'Supplier';
  readonly subjectId: number;
}

/** Attaches a user's own file; false when it is not theirs or does not exist. */
export async function attachFile(db: Database, file: Attachment): Promise<boolean> {
  const { rows } = await sql<{ isAttached: boolean }>`
    select file.attach(${file.fileId}, ${file.userId}, ${file.subject}, ${file.subjectId}) as "isAttached"`.execute(
    db,
  );
  return rows[0]?.isAttached ?? false;
}

/** Attaches a file of a request, no matter which user owns it, to another subject; false when the request does not have it. */
export async function passFileOn(
  db: Database,
  { fileId, requestId, subject, subjectId }: Omit<Attachment, 'userId'> & { readonly requestId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isAttached: boolean }>`
    select file.pass_on(${fileId}, 'TradeRequest', ${requestId}, ${subject}, ${subjectId}) as "isAttached"`.execute(
    db,
  );
  return rows[0]?.isAttached ?? false;
}

/** Removes a file's attachment to a request. */
export async function detachFile(db: Database, fileId: string, requestId: number): Promise<void> {
  await sql`select file.detach(${fileId}, 'TradeRequest', ${requestId})`.execute(db);
}
