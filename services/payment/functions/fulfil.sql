-- Spends the amount of a verified payment from the wallet on its purpose. Raises account_not_overdrawn when the wallet holds less.
create or replace function payment.fulfil(p_payment bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v payment.payment;
begin
  perform payment.release_part(p_payment, p_at);
  select * into v from payment.payment where id = p_payment;
  if v.purpose = 'tradeRequest' then
    perform wallet.hold_for_trade(p_payment, p_at);
  elsif v.purpose = 'membership' then
    perform wallet.pay_membership(p_payment, p_at);
  end if;
  perform payment.tell_owner(p_payment, p_at);
end $$;
