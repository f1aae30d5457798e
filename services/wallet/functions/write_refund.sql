-- Returns held money of a request to its user, once per key.
create or replace function wallet.write_refund(
  p_key text, p_user integer, p_request integer, p_amount bigint, p_description text, p_at timestamptz
) returns void language sql as $$
  select wallet.take_from_hold(p_key, 'Release', p_user, p_request, format('user:%s:available', p_user), p_amount,
    p_description, p_at)
$$;
