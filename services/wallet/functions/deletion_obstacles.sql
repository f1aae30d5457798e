-- What of a user's wallet keeps the account from being deleted: money in it, or on its way to the bank.
create or replace function wallet.deletion_obstacles(p_user integer) returns setof text
  language sql stable
as $$
  select 'walletMoney' where exists (
    select from wallet.account where owner_user_id = p_user and balance_rial <> 0)
  union all
  select 'openWithdrawal' where exists (
    select from wallet.withdrawal where p_user in (user_id, requested_by) and state in ('Requested', 'Sent'))
$$;
