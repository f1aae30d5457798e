-- Holds the wallet's part of an attempt while its payer is at the gateway, once. Raises account_not_overdrawn when the
-- wallet has less.
create or replace function wallet.hold_part(p_attempt bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v record;
begin
  select * into v from payment.attempt_of(p_attempt) where not is_confirmed and wallet_rial > 0;
  if not found then
    raise exception 'attempt % does not justify the posting', p_attempt
      using errcode = 'check_violation', constraint = 'posting_justified';
  end if;
  perform wallet.transfer(
    format('pay:%s:part:%s', v.payment_id, v.attempt_no), 'Hold', 'مسدودسازی بخش کیف پول در پرداخت ترکیبی', p_at,
    format('user:%s:available', v.wallet_user_id), format('user:%s:held', v.wallet_user_id), v.wallet_rial,
    v.payment_id, v.request_id);
end $$;
