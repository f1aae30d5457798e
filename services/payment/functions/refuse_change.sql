-- Refuses to change an append-only table.
create or replace function payment.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'payment.% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on payment.event
  for each statement execute function payment.refuse_change();
