import type { ConversationSubject } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface Unanswered {
  readonly buyerId: number;
  readonly supplierId: number;
  readonly subjectType: ConversationSubject;
  /** Number of messages that the supplier has sent in the thread. */
  readonly answers: number;
}

/** A thread whose latest message is the buyer's, locked until the transaction ends; null otherwise. */
export async function findUnanswered(db: Database, conversationId: number): Promise<Unanswered | null> {
  const { rows } = await sql<Unanswered>`
    select conversation.buyer_id as "buyerId", conversation.supplier_id as "supplierId",
      conversation.subject_type as "subjectType",
      (select count(*)::int from notification.message
        where message.conversation_id = conversation.id and sender_kind = 'supplier') as answers
    from notification.conversation
    join notification.message as latest on latest.id = conversation.last_message_id
    where conversation.id = ${conversationId} and latest.sender_kind = 'buyer'
    for update of conversation`.execute(db);
  return rows[0] ?? null;
}
