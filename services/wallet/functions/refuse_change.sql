-- Refuses to change what the ledger has written: a mistake is corrected by a reversal.
create or replace function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'wallet.% is append-only: correct it by a reversal', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on wallet.transaction
  for each statement execute function wallet.refuse_change();

create trigger append_only before update or delete or truncate on wallet.entry
  for each statement execute function wallet.refuse_change();

create trigger append_only before update or delete or truncate on wallet.statement_line
  for each statement execute function wallet.refuse_change();

create trigger append_only before update or delete or truncate on wallet.reversal
  for each statement execute function wallet.refuse_change();

create trigger no_delete before delete or truncate on wallet.account
  for each statement execute function wallet.refuse_change();

create trigger same_account before update of id, code, owner_user_id, is_outside on wallet.account
  for each statement execute function wallet.refuse_change();

create trigger no_delete before delete or truncate on wallet.trade_hold
  for each statement execute function wallet.refuse_change();

create trigger same_hold before update of request_id, user_id, amount_rial, held_at on wallet.trade_hold
  for each statement execute function wallet.refuse_change();
