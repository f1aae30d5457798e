-- Keeps what a message said before its sender changed or deleted it: a report is judged by what was sent.
create or replace function notification.keep_former_text() returns trigger
  language plpgsql
as $$
begin
  insert into notification.former_text (message_id, text, replaced_at)
  values (old.id, old.text, coalesce(new.deleted_at, new.edited_at));
  return null;
end
$$;

create trigger former_text_kept after update of text on notification.message
  for each row when (old.text <> '' and old.text <> new.text
    and (old.edited_at, old.deleted_at) is distinct from (new.edited_at, new.deleted_at))
  execute function notification.keep_former_text();
