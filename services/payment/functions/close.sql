-- Ends a payment whose purpose is gone. Money that a gateway reports later goes to the wallet.
create or replace function payment.close(p_payment bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v payment.payment;
begin
  select * into v from payment.payment where id = p_payment for update;
  if v.is_closed then
    return;
  end if;
  update payment.payment set is_closed = true where id = p_payment;
  if v.status in ('Verified', 'Settled') then
    perform payment.write_move(p_payment, 'refund', 'owner', p_at);
  elsif v.status not in ('Cancelled', 'Refunded') then
    perform payment.write_move(p_payment, 'withdraw', 'owner', p_at);
  end if;
end $$;
