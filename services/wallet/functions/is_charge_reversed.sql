-- Whether the money of a confirmed attempt was taken out of its wallet again. The first confirmed attempt of a payment has
-- the key of the payment, a further one its number as well; see charge_confirmed().
create or replace function wallet.is_charge_reversed(p_payment bigint, p_attempt_no integer) returns boolean
  language sql stable
as $$
  select coalesce(wallet.is_reversed(coalesce(
    (select id from wallet.transaction where idempotency_key = format('pay:%s:%s', p_payment, p_attempt_no)),
    (select id from wallet.transaction where idempotency_key = format('pay:%s', p_payment)))), false)
$$;
