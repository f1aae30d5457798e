-- Moves a payment to another status and writes the event, for functions of this schema; p_attempt is the attempt at the gateway that moves with it.
-- Raises invalid_transition, with the present status as its detail.
create or replace function payment.write_move(
  p_payment bigint, p_move text, p_actor text, p_at timestamptz,
  p_attempt bigint default null, p_reason text default null
) returns text language plpgsql as $$
declare
  v_from text;
  v_to text;
begin
  select status into v_from from payment.payment where id = p_payment for update;
  v_to := payment.next_status(v_from, p_move);
  if v_to is null then
    raise exception 'a payment that is % cannot %', v_from, p_move
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = v_from;
  end if;
  if v_to in ('Failed', 'Cancelled', 'Expired', 'Refunded') then
    perform payment.release_part(p_payment, p_at);
  end if;
  -- What was to come from the wallet is back permanently. A payment that failed or expired may still be confirmed late, and
  -- then takes its part again: it counts against the wallet's limit until its day is over.
  if v_to in ('Cancelled', 'Refunded') then
    perform auth.forget_spending('walletPay', p_payment);
  end if;
  update payment.payment set
    status = v_to,
    failure = case when v_to = 'Failed' then p_reason when v_to = v_from then failure end,
    cancel_requested_at = case
      when p_move in ('cancel', 'withdraw') and v_from not in ('Created', 'Failed', 'Expired') then p_at
      when v_to = 'Cancelled' then cancel_requested_at end,
    verified_at = case when v_to = 'Verified' and v_from <> 'Verified' then p_at else verified_at end
  where id = p_payment;
  if p_attempt is not null then
    update payment.online_payment set
      status = case when p_move = 'creditExtra' then 'Verified' else v_to end,
      failure = case when v_to = 'Failed' then p_reason else failure end
    where id = p_attempt;
  end if;
  insert into payment.event (payment_id, online_payment_id, move, actor, from_status, to_status, at, reason)
  values (p_payment, p_attempt, p_move, p_actor, v_from, v_to, p_at, p_reason);
  return v_to;
end $$;
