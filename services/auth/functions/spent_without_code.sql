-- What left a user's wallet without a code in the 24 hours before, but for one payment or withdrawal.
create or replace function auth.spent_without_code(
  p_wallet_user integer, p_at timestamptz, p_purpose text default null, p_spending bigint default null
) returns bigint language sql stable as $$
  select coalesce(sum(amount_rial), 0)::bigint
  from auth.uncoded_spending
  where wallet_user_id = p_wallet_user and spent_at > p_at - interval '24 hours'
    and (purpose, spending_id) is distinct from (p_purpose, p_spending)
$$;
