-- A transaction is written together with its entries: the triggers of the ledger run once per statement, when all that the
-- statement writes is there.
create or replace function wallet.check_transactions() returns trigger language plpgsql as $$
begin
  if exists (
    select from added where not exists (select from wallet.entry where transaction_id = added.id)
  ) then
    raise exception 'a transaction has no entries'
      using errcode = 'check_violation', constraint = 'transaction_balanced';
  end if;
  return null;
end $$;

create trigger check_transactions after insert on wallet.transaction
  referencing new table as added for each statement execute function wallet.check_transactions();
