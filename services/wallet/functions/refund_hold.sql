-- Returns held money of a request to its user, once per key.
create or replace function wallet.refund_hold(
  p_key text, p_user integer, p_request integer, p_amount bigint, p_description text, p_at timestamptz
) returns void language plpgsql as $$
begin
  if wallet.take_from_hold(p_key, p_user, p_request, p_amount) then
    perform wallet.transfer(p_key, 'Release', p_description, p_at,
      format('user:%s:held', p_user), format('user:%s:available', p_user), p_amount, null, p_request);
  end if;
end $$;
