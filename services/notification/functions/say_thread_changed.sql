-- Notifies processes with streams of events: whose thread it is, once per thread and transaction when it commits.
create or replace function notification.say_thread_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('notification_thread', concat_ws(':', buyer_id, supplier_id, id))
  from notification.conversation where id = new.conversation_id;
  return null;
end
$$;

create trigger message_said after insert or update of text, read_at on notification.message
  for each row execute function notification.say_thread_changed();
