-- Settles an attempt that a report of its gateway named as paid with our amount, once; false when it was settled before or
-- is not booked. Its payment is settled with the last of its booked attempts, unless the wallet paid it.
create or replace function payment.settle_reported(p_attempt bigint, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
declare
  v payment.payment;
begin
  select * into v from payment.payment
    where id = (select payment_id from payment.online_payment where id = p_attempt) for update;
  update payment.online_payment set
    settled_at = p_at, status = case when status = 'Verified' then 'Settled' else status end
  where id = p_attempt and verified_at is not null and settled_at is null;
  if not found then
    return false;
  end if;
  if v.status = 'Verified' and v.method <> 'wallet' and not exists (
    select from payment.online_payment where payment_id = v.id and verified_at is not null and settled_at is null
  ) then
    perform payment.write_move(v.id, 'settle', 'system', p_at, p_attempt);
  end if;
  return true;
end $$;
