-- Refuses to change an append-only table, but to take the name of a deleted account from it: trade.forget_person() alone
-- has the right to.
create or replace function trade.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('trade.without_name', true) = 'on' then
    return null;
  end if;
  raise exception 'trade.% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on trade.event
  for each statement execute function trade.refuse_change();
