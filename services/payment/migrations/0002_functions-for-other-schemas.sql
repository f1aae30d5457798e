-- What the other services and our own calls do with payments, each in the caller's transaction.

-- Makes a payment, with its first event.
create function payment.insert_payment(
  p_user integer, p_wallet_user integer, p_purpose text, p_purpose_id integer, p_amount_rial bigint, p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_id integer;
begin
  insert into payment.payment (user_id, wallet_user_id, purpose, purpose_id, amount_rial, created_at)
  values (p_user, p_wallet_user, p_purpose, p_purpose_id, p_amount_rial, p_at)
  returning id into v_id;
  insert into payment.event (payment_id, move, actor, to_status, at) values (v_id, 'create', 'owner', 'Created', p_at);
  return v_id;
end $$;

-- The payment of something that is to be paid: the one there is, or a new one. One for another amount is withdrawn.
create function payment.create_payment(
  p_user integer, p_purpose text, p_purpose_id integer, p_amount_rial bigint, p_at timestamptz
) returns integer language plpgsql as $$
declare
  v payment.payment;
begin
  -- Two callers at once must find the same payment, also when there is no row to lock yet.
  perform pg_advisory_xact_lock(hashtext('payment:' || p_purpose), p_purpose_id);
  select * into v from payment.payment
    where purpose = p_purpose and purpose_id = p_purpose_id and user_id = p_user
      and not is_closed and status not in ('Verified', 'Settled', 'Refunded')
    order by id desc limit 1;
  if v.amount_rial = p_amount_rial then
    return v.id;
  end if;
  if v.id is not null then
    perform payment.close(v.id, p_at);
  end if;
  return payment.insert_payment(p_user, p_user, p_purpose, p_purpose_id, p_amount_rial, p_at);
end $$;

-- Ends a payment because what was to be paid is gone. Money that a gateway reports later goes to the wallet.
create function payment.close(p_payment integer, p_at timestamptz) returns void language plpgsql as $$
declare
  v payment.payment;
begin
  select * into v from payment.payment where id = p_payment for update;
  if v.is_closed then
    return;
  end if;
  update payment.payment set is_closed = true where id = p_payment;
  if v.status in ('Verified', 'Settled') then
    perform payment.move(p_payment, 'refund', 'owner', p_at);
  elsif v.status not in ('Cancelled', 'Refunded') then
    perform payment.move(p_payment, 'withdraw', 'owner', p_at);
  end if;
end $$;

-- Ends all payments of something that is no longer to be paid. A verified one becomes Refunded; its money is given back
-- by whoever holds it (wallet.refund_hold).
create function payment.cancel_for(p_purpose text, p_purpose_id integer, p_at timestamptz)
returns void language plpgsql as $$
declare
  v_id integer;
begin
  for v_id in select id from payment.payment
    where purpose = p_purpose and purpose_id = p_purpose_id and not is_closed order by id
  loop
    perform payment.close(v_id, p_at);
  end loop;
end $$;

-- Begins a try at a gateway, before the gateway is asked. p_wallet_rial is set aside in the wallet meanwhile.
-- Raises invalid_transition, too_many_attempts or account_not_overdrawn.
create function payment.open_attempt(
  p_payment integer, p_gateway text, p_wallet_rial bigint, p_return_path text, p_at timestamptz, p_expires timestamptz
) returns integer language plpgsql as $$
declare
  v payment.payment;
  v_number integer;
  v_attempt integer;
begin
  select * into v from payment.payment where id = p_payment for update;
  select coalesce(max(attempt_no), 0) + 1 into v_number from payment.online_payment where payment_id = p_payment;
  if v.is_closed then
    raise exception 'the payment is closed'
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = v.status;
  end if;
  if v.status <> 'Created' then
    perform payment.move(p_payment, 'retry', 'buyer', p_at);
  end if;
  if v_number > 5 then
    raise exception 'five tries are enough' using errcode = 'check_violation', constraint = 'too_many_attempts';
  end if;
  -- A try that never reached its gateway is given up for the new one.
  perform payment.release_part(p_payment, p_at);
  insert into payment.online_payment (payment_id, gateway_id, attempt_no, amount_rial, wallet_rial, return_path, requested_at)
  values (p_payment, p_gateway, v_number, v.amount_rial - p_wallet_rial, p_wallet_rial, p_return_path, p_at)
  returning id into v_attempt;
  if p_wallet_rial > 0 then
    perform wallet.transfer(
      format('pay:%s:part:%s', p_payment, v_number), 'Hold', 'مسدودسازی بخش کیف پول در پرداخت ترکیبی', p_at,
      format('user:%s:available', v.wallet_user_id), format('user:%s:held', v.wallet_user_id), p_wallet_rial, p_payment,
      case when v.purpose = 'tradeRequest' then v.purpose_id end);
  end if;
  update payment.payment set
    held_rial = p_wallet_rial, expires_at = p_expires,
    method = case when p_wallet_rial > 0 then 'mixed' else 'online' end
  where id = p_payment;
  return v_attempt;
end $$;

-- The accounts that paying it touches. Whoever posts more than once locks them all first.
create function payment.accounts_of(p payment.payment) returns text[] language sql immutable as $$
  select array[format('user:%s:available', p.wallet_user_id), format('user:%s:held', p.wallet_user_id)]
    || case when p.purpose = 'membership' then array['platform:fees'] else '{}'::text[] end
$$;

-- Tells whoever waits for a payment that it is there, in the payment's own transaction.
create function payment.tell_owner(p_payment integer, p_at timestamptz) returns void language plpgsql as $$
declare
  v payment.payment;
begin
  select * into v from payment.payment where id = p_payment;
  if v.purpose = 'tradeRequest' then
    perform trade.payment_verified(p_payment, v.purpose_id, p_at);
  elsif v.purpose = 'membership' then
    perform merchant.activate_membership(v.wallet_user_id, p_at);
  end if;
end $$;

-- Spends what a payment is for, from its wallet. Raises account_not_overdrawn when the wallet holds less.
create function payment.fulfil(p_payment integer, p_at timestamptz) returns void language plpgsql as $$
declare
  v payment.payment;
begin
  perform payment.release_part(p_payment, p_at);
  select * into v from payment.payment where id = p_payment;
  if v.purpose = 'tradeRequest' then
    perform wallet.hold_for_trade(format('pay:%s:hold', p_payment), v.wallet_user_id, v.purpose_id, v.amount_rial,
      'مسدودسازی بهای درخواست معامله', p_at, p_payment);
  elsif v.purpose = 'membership' then
    perform wallet.pay_membership(format('pay:%s:fee', p_payment), v.wallet_user_id, v.amount_rial,
      'پرداخت حق عضویت', p_at, p_payment);
  end if;
  perform payment.tell_owner(p_payment, p_at);
end $$;

-- Books the money of a try that its gateway has confirmed, once however often it is confirmed. The money comes into the
-- wallet first; then it pays what it was for, unless that is gone or paid: then it stays in the wallet.
create function payment.settle_success(p_attempt integer, p_ref text, p_card text, p_at timestamptz)
returns text language plpgsql as $$
declare
  v_attempt payment.online_payment;
  v payment.payment;
  v_is_first boolean;
  v_move text;
  v_reason text;
  v_state text;
begin
  select payment_id into v_attempt.payment_id from payment.online_payment where id = p_attempt;
  select * into v from payment.payment where id = v_attempt.payment_id for update;
  select * into v_attempt from payment.online_payment where id = p_attempt for update;
  if v_attempt.verified_at is not null then
    return v.status;
  end if;
  v_is_first := not exists (
    select from payment.online_payment where payment_id = v.id and verified_at is not null);
  update payment.online_payment set verified_at = p_at, ref_number = p_ref, card_masked = p_card, status = 'Verified', failure = null
    where id = p_attempt;

  perform wallet.lock_accounts(payment.accounts_of(v) || format('gateway:%s:clearing', v_attempt.gateway_id));
  perform wallet.transfer(
    case when v_is_first then format('pay:%s', v.id) else format('pay:%s:%s', v.id, v_attempt.attempt_no) end,
    'Charge', 'پرداخت آنلاین از درگاه', p_at,
    format('gateway:%s:clearing', v_attempt.gateway_id), format('user:%s:available', v.wallet_user_id),
    v_attempt.amount_rial, v.id, case when v.purpose = 'tradeRequest' then v.purpose_id end);

  v_move := case
    when v.is_closed or v.status = 'Cancelled' then 'refund'
    when payment.next_status(v.status, 'verify') is not null then 'verify'
    else 'verifyLate' end;
  if payment.next_status(v.status, v_move) is null or v.status in ('Verified', 'Settled') then
    v_move := 'creditExtra';
  end if;
  if v_move in ('verify', 'verifyLate') then
    begin
      perform payment.fulfil(v.id, p_at);
    exception
      when deadlock_detected or serialization_failure or lock_not_available or query_canceled then raise;
      -- Whatever stands in the way of what was paid for: the money is there, and it stays in the wallet.
      when others then
        get stacked diagnostics v_state = returned_sqlstate;
        v_reason := 'not_fulfilled:' || v_state;
        v_move := case
          when p_attempt = (select max(id) from payment.online_payment where payment_id = v.id) then 'refund'
          else 'creditExtra' end;
    end;
  end if;
  perform payment.move(v.id, v_move, 'gateway', p_at, p_attempt, v_reason);
  -- What is still to be paid needs a payment that can be paid.
  if v_move = 'refund' and not v.is_closed and v.purpose <> 'walletCharge' then
    perform payment.create_payment(v.user_id, v.purpose, v.purpose_id, v.amount_rial, p_at);
  end if;
  return (select status from payment.payment where id = v.id);
end $$;

-- Pays from the wallet. Answers what the wallet lacks, 0 when it was paid. Raises invalid_transition.
create function payment.pay_by_wallet(p_payment integer, p_at timestamptz) returns bigint language plpgsql as $$
declare
  v payment.payment;
  v_available bigint;
begin
  select * into v from payment.payment where id = p_payment for update;
  if v.is_closed or payment.next_status(v.status, 'payByWallet') is null or v.purpose = 'walletCharge' then
    raise exception 'a payment that is % cannot be paid from the wallet', v.status
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = v.status;
  end if;
  perform wallet.lock_accounts(payment.accounts_of(v));
  v_available := wallet.available_of(v.wallet_user_id) + v.held_rial;
  if v_available < v.amount_rial then
    return v.amount_rial - v_available;
  end if;
  perform payment.fulfil(p_payment, p_at);
  update payment.payment set method = 'wallet', expires_at = null where id = p_payment;
  perform payment.move(p_payment, 'payByWallet', 'buyer', p_at);
  return 0;
end $$;
