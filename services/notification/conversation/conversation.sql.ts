import type { UnreadThread } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import type { Database } from '../../kit/database.ts';

/** Threads of a user with messages of others that the user has not read, latest first. */
export async function findUnreadThreads(db: Database, userId: number): Promise<UnreadThread[]> {
  const { rows } = await sql<UnreadThread>`
    select
      conversation.id,
      conversation.subject,
      conversation.counterpart_name as "counterpartName",
      latest.text as "lastMessageText",
      latest.created_at as "lastMessageAt",
      unread.count as "unreadCount"
    from notification.participant
    join notification.conversation on conversation.id = participant.conversation_id
    cross join lateral (
      select count(*)::int as count from notification.message
      where message.conversation_id = participant.conversation_id
        and message.id > participant.last_read_message_id
        and message.sender_user_id is distinct from participant.user_id
    ) as unread
    cross join lateral (
      select message.id, message.text, message.created_at from notification.message
      where message.conversation_id = participant.conversation_id
      order by message.id desc limit 1
    ) as latest
    where participant.user_id = ${userId} and unread.count > 0
    order by latest.created_at desc, latest.id desc`.execute(db);
  return rows;
}
