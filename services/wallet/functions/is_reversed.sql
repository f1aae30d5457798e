-- Whether a transaction is reversed, and its reversal was not reversed in its turn.
create or replace function wallet.is_reversed(p_transaction bigint) returns boolean language sql stable as $$
  with recursive reversed as (
    select reversal_id, 1 as count from wallet.reversal where transaction_id = p_transaction
    union all
    select again.reversal_id, reversed.count + 1
    from reversed join wallet.reversal as again on again.transaction_id = reversed.reversal_id
  )
  select coalesce(max(count), 0) % 2 = 1 from reversed
$$;
