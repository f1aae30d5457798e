-- Pays the membership fee of a verified payment from its wallet, once per payment. Raises account_not_overdrawn when the
-- wallet has less.
create or replace function wallet.pay_membership(p_payment bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v record;
begin
  select * into v from payment.spending_of(p_payment) where is_verified and purpose = 'membership';
  if not found then
    raise exception 'payment % does not justify the posting', p_payment
      using errcode = 'check_violation', constraint = 'posting_justified';
  end if;
  perform wallet.transfer(format('pay:%s:fee', p_payment), 'MembershipFee', 'پرداخت حق عضویت', p_at,
    format('user:%s:available', v.wallet_user_id), 'platform:fees', v.amount_rial, p_payment, null);
end $$;
