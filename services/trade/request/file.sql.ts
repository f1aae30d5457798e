import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Attachment {
  readonly fileId: string;
  /** Whose file it is. */
  readonly userId: number;
  /** `TradeRequest` keeps the file; `User` and `Supplier` let them read it. */
  readonly subject: 'TradeRequest' | 'User' | 'Supplier';
  readonly subjectId: number;
}

/** Attaches a user's own file; false when it is not theirs, or is not there. */
export async function attachFile(db: Database, file: Attachment): Promise<boolean> {
  const { rows } = await sql<{ isAttached: boolean }>`
    select file.attach(${file.fileId}, ${file.userId}, ${file.subject}, ${file.subjectId}) as "isAttached"`.execute(
    db,
  );
  return rows[0]?.isAttached ?? false;
}

/** Takes an attachment to a request back. */
export async function detachFile(db: Database, fileId: string, requestId: number): Promise<void> {
  await sql`select file.detach(${fileId}, 'TradeRequest', ${requestId})`.execute(db);
}
