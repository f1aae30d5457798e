-- The accounts that paying touches. A caller that posts more than once locks them all first.
create or replace function payment.accounts_of(p payment.payment) returns text[] language sql immutable as $$
  select array[format('user:%s:available', p.wallet_user_id), format('user:%s:held', p.wallet_user_id)]
    || case when p.purpose = 'membership' then array['platform:fees'] else '{}'::text[] end
$$;
