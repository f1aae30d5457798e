-- An attempt at a gateway as the ledger needs it: what it moves, in whose wallet, and whether its gateway confirmed it. The
-- first confirmed attempt of a payment is its first. No row when there is no such attempt.
create or replace function payment.attempt_of(p_attempt bigint)
  returns table (payment_id bigint, attempt_no integer, gateway_id text, amount_rial bigint, wallet_rial bigint,
    wallet_user_id integer, request_id integer, is_confirmed boolean, is_first boolean)
  language sql stable
as $$
  select attempt.payment_id, attempt.attempt_no, attempt.gateway_id, attempt.amount_rial, attempt.wallet_rial,
    payment.wallet_user_id, case when payment.purpose = 'tradeRequest' then payment.purpose_id end,
    attempt.verified_at is not null,
    not exists (
      select from payment.online_payment as other
      where other.payment_id = attempt.payment_id and other.id <> attempt.id and other.verified_at is not null)
  from payment.online_payment as attempt join payment.payment on payment.id = attempt.payment_id
  where attempt.id = p_attempt
$$;
