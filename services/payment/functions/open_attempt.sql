-- Begins an attempt at a gateway, before the gateway is asked; p_wallet_rial is held in the wallet meanwhile. Raises
-- invalid_transition, too_many_attempts or account_not_overdrawn.
create or replace function payment.open_attempt(
  p_payment bigint, p_gateway text, p_wallet_rial bigint, p_return_path text, p_at timestamptz, p_expires timestamptz
) returns bigint
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
declare
  v payment.payment;
  v_number integer;
  v_attempt bigint;
begin
  select * into v from payment.payment where id = p_payment for update;
  select coalesce(max(attempt_no), 0) + 1 into v_number from payment.online_payment where payment_id = p_payment;
  if v.is_closed then
    raise exception 'the payment is closed'
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = v.status;
  end if;
  if v.status <> 'Created' then
    perform payment.write_move(p_payment, 'retry', 'buyer', p_at);
  end if;
  if v_number > 5 then
    raise exception 'a payment has at most five attempts' using errcode = 'check_violation', constraint = 'too_many_attempts';
  end if;
  -- The new attempt replaces one that never reached its gateway.
  perform payment.release_part(p_payment, p_at);
  insert into payment.online_payment (payment_id, gateway_id, attempt_no, amount_rial, wallet_rial, return_path, requested_at)
  values (p_payment, p_gateway, v_number, v.amount_rial - p_wallet_rial, p_wallet_rial, p_return_path, p_at)
  returning id into v_attempt;
  if p_wallet_rial > 0 then
    perform wallet.hold_part(v_attempt, p_at);
  end if;
  update payment.payment set
    held_rial = p_wallet_rial, expires_at = p_expires,
    method = case when p_wallet_rial > 0 then 'mixed' else 'online' end
  where id = p_payment;
  return v_attempt;
end $$;
