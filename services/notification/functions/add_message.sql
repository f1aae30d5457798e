-- Adds a message and counts it as unread for the other side; the sender has read everything. The thread is locked
-- first, so that messages and counts follow one order.
create or replace function notification.add_message(
  p_conversation integer, p_kind text, p_user integer, p_parent integer, p_text text, p_files uuid[], p_at timestamptz
) returns integer
  language plpgsql
as $$
declare
  new_id integer;
begin
  perform from notification.conversation where id = p_conversation for update;
  insert into notification.message
    (conversation_id, sender_kind, sender_user_id, parent_id, text, file_ids, created_at)
  values (p_conversation, p_kind, p_user, p_parent, p_text, p_files, p_at)
  returning id into new_id;
  update notification.conversation set last_message_id = new_id, last_message_at = p_at where id = p_conversation;
  update notification.participant set
    unread_count = case when side.is_writer then 0 else unread_count + 1 end,
    last_read_message_id = case when side.is_writer then new_id else last_read_message_id end,
    left_at = null
  from (
    select id, p_kind = case when user_id is null then 'supplier' else 'buyer' end as is_writer
    from notification.participant where conversation_id = p_conversation
  ) as side
  where participant.id = side.id;
  update notification.message set read_at = p_at
  where conversation_id = p_conversation and id < new_id and read_at is null and p_kind <> 'system'
    and sender_kind <> p_kind;
  return new_id;
end
$$;
