-- Returns the part that was held for an attempt, once; nothing else than what was held for it.
create or replace function wallet.return_part(p_attempt bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v record;
begin
  select * into v from payment.attempt_of(p_attempt) as attempt
  where exists (
    select from wallet.transaction
    where idempotency_key = format('pay:%s:part:%s', attempt.payment_id, attempt.attempt_no));
  if not found then
    raise exception 'attempt % does not justify the posting', p_attempt
      using errcode = 'check_violation', constraint = 'posting_justified';
  end if;
  perform wallet.transfer(
    format('pay:%s:part:%s:back', v.payment_id, v.attempt_no), 'Release', 'آزادسازی بخش کیف پول از پرداخت ترکیبی', p_at,
    format('user:%s:held', v.wallet_user_id), format('user:%s:available', v.wallet_user_id), v.wallet_rial,
    v.payment_id, v.request_id);
end $$;
