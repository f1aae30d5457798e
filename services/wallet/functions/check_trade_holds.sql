-- What is noted as held for a request is what its transactions moved into the user's held account and have not moved out.
create or replace function wallet.check_trade_holds() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed
    where changed.remaining_rial is distinct from (
      select sum(entry.amount_rial)
      from wallet.transaction
      join wallet.entry on entry.transaction_id = transaction.id
      join wallet.account on account.id = entry.account_id
      where transaction.trade_request_id = changed.request_id
        and account.code = format('user:%s:held', changed.user_id))
  ) then
    raise exception 'what is noted as held for a request was not posted for it'
      using errcode = 'check_violation', constraint = 'trade_hold_justified';
  end if;
  return null;
end $$;

create trigger check_new_trade_holds after insert on wallet.trade_hold
  referencing new table as changed for each statement execute function wallet.check_trade_holds();

create trigger check_trade_holds after update on wallet.trade_hold
  referencing new table as changed for each statement execute function wallet.check_trade_holds();
