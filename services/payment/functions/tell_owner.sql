-- Tells the schema that owns the purpose about the payment, in the payment's own transaction.
create or replace function payment.tell_owner(p_payment bigint, p_at timestamptz) returns void language plpgsql as $$
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
