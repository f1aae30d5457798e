-- A balance equals the one after the account's latest entry. Checked when the transaction commits.
create or replace function wallet.check_balance() returns trigger language plpgsql as $$
begin
  if (select balance_rial from wallet.account where id = new.id) <> coalesce(
    (select balance_after_rial from wallet.entry where account_id = new.id order by id desc limit 1), 0)
  then
    raise exception 'the balance of account % is not backed by its entries', new.code
      using errcode = 'check_violation', constraint = 'account_backed';
  end if;
  return null;
end $$;

create constraint trigger account_backed after insert or update on wallet.account
  deferrable initially deferred for each row execute function wallet.check_balance();
