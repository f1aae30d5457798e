-- A statement line shows what its transaction moved for the user, and the user's balances after it.
create or replace function wallet.check_statement_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    cross join lateral (
      select count(entry.id) as entries, sum(account.balance_rial) as balance,
        sum(case when account.code like '%:held' then 0 else account.balance_rial end) as available,
        coalesce(sum(case when account.code like '%:held' then 0 else entry.amount_rial end), 0) as moved_available,
        coalesce(sum(case when account.code like '%:held' then entry.amount_rial else 0 end), 0) as moved_held
      from wallet.account
      left join wallet.entry on entry.transaction_id = added.transaction_id and entry.account_id = account.id
      where account.owner_user_id = added.user_id
    ) as shown
    where shown.entries = 0
      or added.balance_after_rial <> shown.balance
      or added.available_after_rial <> shown.available
      or added.amount_rial <> greatest(abs(shown.moved_available), abs(shown.moved_held))
      or (added.direction = 'in') <> (coalesce(nullif(shown.moved_available, 0), shown.moved_held) > 0)
      or (added.place > 1 and not exists (
        select from wallet.statement_line as prior
        where prior.user_id = added.user_id and prior.place = added.place - 1))
  ) then
    raise exception 'a statement line does not show its transaction'
      using errcode = 'check_violation', constraint = 'statement_line_justified';
  end if;
  return null;
end $$;

create trigger check_statement_lines after insert on wallet.statement_line
  referencing new table as added for each statement execute function wallet.check_statement_lines();
