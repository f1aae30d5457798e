-- Refuses to change what a posting was made from: whose money it is, how much, and which account it goes to. The name of a
-- deleted account is taken from it by wallet.forget_person() alone.
create or replace function wallet.keep_payouts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('wallet.without_name', true) = 'on' then
    return null;
  end if;
  raise exception 'wallet.% is kept: only its state changes', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger no_delete before delete or truncate on wallet.withdrawal
  for each statement execute function wallet.keep_payouts();

create trigger same_withdrawal before update of id, user_id, requested_by, amount_rial, sheba, holder_name, created_at
  on wallet.withdrawal for each statement execute function wallet.keep_payouts();

create trigger no_delete before delete or truncate on wallet.payout_row
  for each statement execute function wallet.keep_payouts();

create trigger same_row before update of id, batch_id, supplier_id, withdrawal_id, amount_rial, sheba, holder_name
  on wallet.payout_row for each statement execute function wallet.keep_payouts();
