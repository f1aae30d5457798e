-- Moves money of a user into what is held for a request, once per request. Raises account_not_overdrawn when the user has
-- less.
create or replace function wallet.write_hold(
  p_key text, p_user integer, p_request integer, p_amount bigint, p_description text, p_at timestamptz,
  p_payment bigint default null
) returns void language plpgsql as $$
declare
  v_hold wallet.trade_hold;
begin
  select * into v_hold from wallet.trade_hold where request_id = p_request for update;
  if not found then
    perform wallet.transfer(p_key, 'Hold', p_description, p_at,
      format('user:%s:available', p_user), format('user:%s:held', p_user), p_amount, p_payment, p_request);
    insert into wallet.trade_hold (request_id, user_id, amount_rial, remaining_rial, held_at)
    values (p_request, p_user, p_amount, p_amount, p_at)
    -- A concurrent caller may have been first.
    on conflict (request_id) do nothing;
    if found then
      return;
    end if;
  elsif v_hold.user_id = p_user and v_hold.amount_rial = p_amount and v_hold.remaining_rial = p_amount then
    return;
  end if;
  raise exception 'money is or was set aside for request %', p_request
    using errcode = 'unique_violation', constraint = 'trade_hold_once';
end $$;
