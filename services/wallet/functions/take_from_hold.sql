-- Takes an amount from what is held for a request. False when the same key did so before; raises trade_hold_enough
-- beyond the held amount.
create or replace function wallet.take_from_hold(p_key text, p_user integer, p_request integer, p_amount bigint)
returns boolean language plpgsql as $$
begin
  perform from wallet.trade_hold where request_id = p_request and user_id = p_user for update;
  if not found then
    raise exception 'nothing is set aside for request %', p_request
      using errcode = 'check_violation', constraint = 'trade_hold_enough';
  end if;
  if exists (select from wallet.transaction where idempotency_key = p_key) then
    return false;
  end if;
  update wallet.trade_hold set remaining_rial = remaining_rial - p_amount where request_id = p_request;
  return true;
end $$;
