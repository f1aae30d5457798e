import type { UnreadThread } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { executePrepared } from '../../kit/database/prepared.ts';
import { isMyParticipant, type Participant } from '../thread/participant.sql.ts';

export interface UnreadRow extends UnreadThread {
  /** Unread messages over all threads. */
  readonly total: number;
}

/** The latest five threads of the caller's side, in which the caller may write, with unread messages of the other side. */
export function findUnreadThreads(db: Database, participant: Participant): Promise<UnreadRow[]> {
  return executePrepared<UnreadRow>(
    db,
    sql<UnreadRow>`
      select
        conversation.id,
        conversation.subject,
        case when participant.user_id is null then conversation.buyer_name else conversation.counterpart_name end
          as "counterpartName",
        latest.text as "lastMessageText",
        latest.created_at as "lastMessageAt",
        participant.unread_count as "unreadCount",
        (sum(participant.unread_count) over ())::int as total
      from notification.participant
      join notification.conversation on conversation.id = participant.conversation_id
      join notification.message as latest on latest.id = conversation.last_message_id
      where ${isMyParticipant(participant, 'requester')} and participant.unread_count > 0
      order by conversation.last_message_at desc, conversation.id desc
      limit 5`,
  );
}
