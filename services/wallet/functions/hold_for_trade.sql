-- Holds money for a trade request, once per request. Raises account_not_overdrawn when the user has less.
create or replace function wallet.hold_for_trade(
  p_key text, p_user integer, p_request integer, p_amount bigint, p_description text, p_at timestamptz,
  p_payment integer default null
) returns void language plpgsql as $$
begin
  if wallet.note_hold(p_user, p_request, p_amount, p_at) then
    perform wallet.transfer(p_key, 'Hold', p_description, p_at,
      format('user:%s:available', p_user), format('user:%s:held', p_user), p_amount, p_payment, p_request);
  end if;
end $$;
