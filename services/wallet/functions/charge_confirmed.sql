-- Books the money of an attempt that its gateway confirmed, once: amount, gateway and wallet are those of the attempt.
create or replace function wallet.charge_confirmed(p_attempt bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v record;
begin
  select * into v from payment.attempt_of(p_attempt) where is_confirmed;
  if not found then
    raise exception 'attempt % does not justify the posting', p_attempt
      using errcode = 'check_violation', constraint = 'posting_justified';
  end if;
  perform wallet.transfer(
    case when v.is_first then format('pay:%s', v.payment_id) else format('pay:%s:%s', v.payment_id, v.attempt_no) end,
    'Charge', 'پرداخت آنلاین از درگاه', p_at,
    format('gateway:%s:clearing', v.gateway_id), format('user:%s:available', v.wallet_user_id), v.amount_rial,
    v.payment_id, v.request_id);
end $$;
