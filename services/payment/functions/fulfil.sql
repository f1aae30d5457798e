-- Spends the amount from the wallet on the payment's purpose. Raises account_not_overdrawn when the wallet holds less.
create or replace function payment.fulfil(p_payment integer, p_at timestamptz) returns void language plpgsql as $$
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
