-- Marks a request as paid once its payment is verified and the amount is held. Called again by the same payment, it
-- changes nothing. Raises trade_not_awaiting_payment when the request cannot take the money; the payment then leaves it
-- in the wallet. The transition is the one of trade-machine.rules.ts; a test compares them.
create or replace function trade.payment_verified(p_payment bigint, p_request integer, p_at timestamptz) returns void
  language plpgsql
as $$
begin
  update trade.request set
    status = 'Paid', payment_id = p_payment, row_version = row_version + 1, updated_at = p_at, deadline_at = null
  where id = p_request and status = 'AwaitingPayment';
  if not found then
    if exists (
      select from trade.event
      where request_id = p_request and type = 'pay' and (data ->> 'paymentId')::bigint = p_payment
    ) then
      return;
    end if;
    raise exception 'request % does not wait for a payment', p_request
      using errcode = 'check_violation', constraint = 'trade_not_awaiting_payment';
  end if;
  insert into trade.event (request_id, at, actor_kind, actor_user_id, type, from_status, to_status, data)
  values (p_request, p_at, 'system', payment.payer_of(p_payment), 'pay', 'AwaitingPayment', 'Paid', jsonb_build_object('paymentId', p_payment));
  perform kit.cancel_job(format('trade:%s:cancel', p_request));
  perform kit.ensure_job('trade.system-move', format('trade:%s:startFulfillment', p_request), p_at,
    jsonb_build_object('requestId', p_request, 'move', 'startFulfillment'));
end
$$;
