-- What other schemas may tell this one.

-- A payment for a request is verified and its amount is set aside: the request is paid, once. Told again by the same
-- payment, nothing changes. Raises trade_not_awaiting_payment when the request cannot take the money: the payment then
-- leaves it in the wallet. The move is the one of trade-machine.rules.ts; a test holds the two equal.
create function trade.payment_verified(p_payment integer, p_request integer, p_at timestamptz) returns void
  language plpgsql
as $$
begin
  update trade.request set
    status = 'Paid', payment_id = p_payment, row_version = row_version + 1, updated_at = p_at, deadline_at = null
  where id = p_request and status = 'AwaitingPayment';
  if not found then
    if exists (
      select from trade.event
      where request_id = p_request and type = 'pay' and (data ->> 'paymentId')::int = p_payment
    ) then
      return;
    end if;
    raise exception 'request % does not wait for a payment', p_request
      using errcode = 'check_violation', constraint = 'trade_not_awaiting_payment';
  end if;
  insert into trade.event (request_id, at, actor_kind, type, from_status, to_status, data)
  values (p_request, p_at, 'system', 'pay', 'AwaitingPayment', 'Paid', jsonb_build_object('paymentId', p_payment));
  delete from kit.job where key = format('trade:%s:cancel', p_request);
  insert into kit.job (kind, key, run_at, payload)
  values ('trade.system-move', format('trade:%s:startFulfillment', p_request), p_at,
    jsonb_build_object('requestId', p_request, 'move', 'startFulfillment'))
  on conflict (key) do nothing;
end
$$;

-- What a request's thread of messages shows of it, and who its two sides are. Null when there is none.
create function trade.request_brief(p_request integer)
  returns table (id int, number text, buyer_id int, supplier_id int, is_handed_in boolean)
  language sql stable
as $$
  select request.id, request.number, request.buyer_id, request.supplier_id, request.handed_in_at is not null
  from trade.request where request.id = p_request
$$;
