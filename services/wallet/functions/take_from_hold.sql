-- Moves money out of what is held for a request, once per key. Raises trade_hold_enough beyond the held amount.
create or replace function wallet.take_from_hold(
  p_key text, p_type text, p_user integer, p_request integer, p_to text, p_amount bigint, p_description text,
  p_at timestamptz
) returns void language plpgsql as $$
declare
  v_hold wallet.trade_hold;
begin
  select * into v_hold from wallet.trade_hold where request_id = p_request and user_id = p_user for update;
  if not found then
    raise exception 'nothing is set aside for request %', p_request
      using errcode = 'check_violation', constraint = 'trade_hold_enough';
  end if;
  if exists (select from wallet.transaction where idempotency_key = p_key) then
    return;
  end if;
  if p_amount > v_hold.remaining_rial then
    raise exception 'less is set aside for request %', p_request
      using errcode = 'check_violation', constraint = 'trade_hold_enough';
  end if;
  perform wallet.transfer(p_key, p_type, p_description, p_at,
    format('user:%s:held', p_user), p_to, p_amount, null, p_request);
  update wallet.trade_hold set remaining_rial = remaining_rial - p_amount where request_id = p_request;
end $$;
