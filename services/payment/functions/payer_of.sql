-- The person who paid a payment; null when it is not known.
create or replace function payment.payer_of(p_payment bigint) returns integer language sql stable as $$
  select payment.paid_by from payment.payment where payment.id = p_payment
$$;
