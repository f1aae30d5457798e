-- Holds the money of a verified payment for its trade request, once per request: amount, wallet and request are those of
-- the payment, and the request is to be paid with that by its buyer. Raises account_not_overdrawn when the wallet has less.
create or replace function wallet.hold_for_trade(p_payment bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v record;
begin
  select * into v from payment.spending_of(p_payment) where is_verified and purpose = 'tradeRequest';
  if not found or not exists (
    select from trade.money_parties(v.purpose_id) as parties
    where parties.buyer_id = v.wallet_user_id and parties.payable_rial = v.amount_rial
  ) then
    raise exception 'payment % does not justify the posting', p_payment
      using errcode = 'check_violation', constraint = 'posting_justified';
  end if;
  perform wallet.write_hold(format('pay:%s:hold', p_payment), v.wallet_user_id, v.purpose_id, v.amount_rial,
    'مسدودسازی بهای درخواست معامله', p_at, p_payment);
end $$;
