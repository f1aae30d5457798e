-- The balance of an account is the one after its last entry, and it has as many entries as it says.
create or replace function wallet.check_accounts() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed
    left join wallet.entry as last on last.account_id = changed.id and last.place = changed.entry_count
    where changed.balance_rial is distinct from case when changed.entry_count = 0 then 0 else last.balance_after_rial end
      or (changed.entry_count = 0
        and exists (select from wallet.entry where entry.account_id = changed.id))
  ) then
    raise exception 'the balance of an account is not backed by its entries'
      using errcode = 'check_violation', constraint = 'account_backed';
  end if;
  return null;
end $$;

create trigger check_new_accounts after insert on wallet.account
  referencing new table as changed for each statement execute function wallet.check_accounts();

create trigger check_accounts after update on wallet.account
  referencing new table as changed for each statement execute function wallet.check_accounts();
