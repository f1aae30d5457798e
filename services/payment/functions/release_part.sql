-- Returns the held part of a mixed payment to its wallet.
create or replace function payment.release_part(p_payment bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v payment.payment;
begin
  select * into v from payment.payment where id = p_payment for update;
  if v.held_rial > 0 then
    perform wallet.return_part(
      (select id from payment.online_payment where payment_id = p_payment order by attempt_no desc limit 1), p_at);
    update payment.payment set held_rial = 0 where id = p_payment;
  end if;
end $$;
