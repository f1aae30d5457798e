-- Refuses to change what was noted of who read or changed what.
create or replace function kit.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'kit.% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on kit.audit_event
  for each statement execute function kit.refuse_audit_change();

create trigger append_only before update or delete or truncate on kit.audit_link
  for each statement execute function kit.refuse_audit_change();
