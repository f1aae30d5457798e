-- Whether a bank may still send money of a user back: a withdrawal that was settled is returned within days.
create or replace function wallet.money_may_return(p_user integer, p_at timestamptz) returns boolean
  language sql stable
as $$
  select exists (
    select from wallet.withdrawal
    where user_id = p_user and state = 'Settled' and settled_at > p_at - interval '10 days')
$$;
