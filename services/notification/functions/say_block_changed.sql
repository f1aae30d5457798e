-- Notifies of a block, which holds for all threads of its two sides.
create or replace function notification.say_block_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('notification_thread', concat_ws(':', buyer_id, supplier_id, id))
  from notification.conversation
  where (buyer_id = old.user_id and supplier_id = old.supplier_id)
    or (buyer_id = new.user_id and supplier_id = new.supplier_id);
  return null;
end
$$;

create trigger block_said after insert or delete on notification.block
  for each row execute function notification.say_block_changed();
