-- What is held of a user's wallet, by kind, for the user's own copy.
create or replace function wallet.person_data(p_user integer) returns table (kind text, rows json)
  language sql stable
as $$
  select 'wallet', coalesce(json_agg(held), '[]') from (
    select code, balance_rial as "balanceRial" from wallet.account where owner_user_id = p_user order by id) as held
  union all
  select 'wallet-statement', coalesce(json_agg(held), '[]') from (
    select transaction.type, transaction.description, line.direction, line.amount_rial as "amountRial",
      line.balance_after_rial as "balanceRial", transaction.tracking_code as number, transaction.created_at as "createdAt"
    from wallet.statement_line as line join wallet.transaction on transaction.id = line.transaction_id
    where line.user_id = p_user order by line.place) as held
  union all
  select 'withdrawals', coalesce(json_agg(held), '[]') from (
    select amount_rial as "amountRial", sheba, holder_name as name, state as status, failure_reason as reason,
      created_at as "createdAt", settled_at as "settledAt", returned_at as "returnedAt"
    from wallet.withdrawal where user_id = p_user order by id) as held
  union all
  select 'held-money', coalesce(json_agg(held), '[]') from (
    select request_id as "objectId", amount_rial as "amountRial", remaining_rial as "balanceRial", held_at as "createdAt"
    from wallet.trade_hold where user_id = p_user order by request_id) as held
$$;
