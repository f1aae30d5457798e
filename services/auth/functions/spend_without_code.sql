-- Notes what leaves a wallet without a code, in the transaction that posts it; false when the wallet's limit of a day does
-- not allow it. Spendings of one wallet wait for each other here, so that two at once do not both fit under the limit.
create or replace function auth.spend_without_code(
  p_wallet_user integer, p_purpose text, p_spending bigint, p_amount bigint, p_limit bigint, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('auth.uncoded_spending'), p_wallet_user);
  if auth.spent_without_code(p_wallet_user, p_at, p_purpose, p_spending) + p_amount > p_limit then
    return false;
  end if;
  insert into auth.uncoded_spending (purpose, spending_id, wallet_user_id, amount_rial, spent_at)
  values (p_purpose, p_spending, p_wallet_user, p_amount, p_at)
  -- An earlier, larger part of the same payment may still be taken, when its gateway confirms it late.
  on conflict (purpose, spending_id) do update set
    amount_rial = greatest(uncoded_spending.amount_rial, excluded.amount_rial), spent_at = excluded.spent_at;
  return true;
end $$;
