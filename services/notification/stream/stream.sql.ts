import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { isMyParticipant, type Participant } from '../thread/participant.sql.ts';

export interface WrittenMessage {
  readonly conversationId: number;
  readonly messageId: number;
  readonly isMine: boolean;
}

/** Messages that were committed between two positions. */
export interface WrittenSince {
  /** Where the next reading continues: the snapshot in which this one was made. */
  readonly position: string;
  /** In the order of their numbers. */
  readonly messages: readonly WrittenMessage[];
}

interface Row extends WrittenMessage {
  readonly position: string;
}

/**
 * Messages of the threads that the participant may see which were not visible at a position, each exactly once however
 * their transactions overlapped; none for null. Messages that were copied here from another database may be of
 * transactions to come and are left out.
 */
export async function findMessagesSince(
  db: Database,
  participant: Participant,
  { since, limit }: { readonly since: string | null; readonly limit: number },
): Promise<WrittenSince> {
  const { rows } = await sql<Row | { position: string; messageId: null }>`
    select pg_current_snapshot()::text as position, written.*
    from (select) as here left join lateral (
      select message.conversation_id as "conversationId", message.id as "messageId",
        coalesce(message.sender_user_id = ${participant.userId}, false) as "isMine"
      from notification.message
      where message.written_in >= pg_snapshot_xmin(${since}::pg_snapshot)
        and message.written_in < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(message.written_in, ${since}::pg_snapshot)
        and exists (
          select from notification.participant
          join notification.conversation on conversation.id = participant.conversation_id
          where participant.conversation_id = message.conversation_id and ${isMyParticipant(participant)})
      order by message.id limit ${limit}
    ) as written on true`.execute(db);
  const messages = rows.filter((row): row is Row => row.messageId !== null);
  return {
    position: rows[0]?.position ?? '',
    messages: messages.map(({ position: _, ...message }) => message),
  };
}
