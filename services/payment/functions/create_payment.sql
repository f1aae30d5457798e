-- The paid or the open payment of something, or a new one. An open payment of another amount is withdrawn.
create or replace function payment.create_payment(
  p_user integer, p_purpose text, p_purpose_id integer, p_amount_rial bigint, p_at timestamptz
) returns bigint
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
declare
  v payment.payment;
begin
  -- Two concurrent callers must find the same payment, even before there is a row to lock.
  perform pg_advisory_xact_lock(hashtext('payment:' || p_purpose), p_purpose_id);
  -- What is paid needs no second payment: who asks for one did not know of the first.
  select * into v from payment.payment
    where purpose = p_purpose and purpose_id = p_purpose_id and user_id = p_user
      and not is_closed and status in ('Verified', 'Settled')
    order by id desc limit 1;
  if found then
    return v.id;
  end if;
  select * into v from payment.payment
    where purpose = p_purpose and purpose_id = p_purpose_id and user_id = p_user
      and not is_closed and status not in ('Verified', 'Settled', 'Refunded')
    order by id desc limit 1;
  if v.amount_rial = p_amount_rial then
    return v.id;
  end if;
  if v.id is not null then
    perform payment.close(v.id, p_at);
  end if;
  return payment.insert_payment(p_user, p_user, p_purpose, p_purpose_id, p_amount_rial, p_at);
end $$;
