-- Entries continue their accounts: each begins at the balance after the entry before it, and it is the last one of its
-- account and has its balance. One statement writes the entries of one transaction: they are as many as it says, their sum
-- is zero, and each user whose accounts they move has a statement line.
create or replace function wallet.check_entries() returns trigger language plpgsql as $$
declare
  v record;
begin
  select min(added.transaction_id) as id, max(added.transaction_id) as last_id, count(*) as entries,
    sum(added.amount_rial) as total,
    bool_or(
      added.place <> account.entry_count or added.balance_after_rial <> account.balance_rial
      or added.balance_after_rial is distinct from
        added.amount_rial + case when added.place = 1 then 0 else prior.balance_after_rial end
    ) as is_broken,
    bool_or(account.owner_user_id is not null and not exists (
      select from wallet.statement_line as line
      where line.transaction_id = added.transaction_id and line.user_id = account.owner_user_id
    )) as lacks_line
  into v
  from added
  join wallet.account on account.id = added.account_id
  left join wallet.entry as prior on prior.account_id = added.account_id and prior.place = added.place - 1;
  if v.is_broken then
    raise exception 'an entry does not continue its account'
      using errcode = 'check_violation', constraint = 'entry_continues';
  end if;
  if v.total <> 0 or v.last_id <> v.id
    or v.id is not null and v.entries is distinct from (select entry_count from wallet.transaction where id = v.id)
    or v.entries <> (select count(*) from wallet.entry where transaction_id = v.id)
  then
    raise exception 'the entries of transaction % are not balanced, or not written at once', v.id
      using errcode = 'check_violation', constraint = 'transaction_balanced';
  end if;
  if v.lacks_line then
    raise exception 'a transaction lacks a statement line'
      using errcode = 'check_violation', constraint = 'statement_line_justified';
  end if;
  return null;
end $$;

create trigger check_entries after insert on wallet.entry
  referencing new table as added for each statement execute function wallet.check_entries();
