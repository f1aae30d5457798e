-- The wallet's parts of mixed payments that are held for a user while the rest is paid at a gateway.
create or replace function payment.held_parts(p_wallet_user integer)
  returns table (payment_id bigint, request_id integer, amount_rial bigint, held_at timestamptz, expires_at timestamptz)
  language sql stable
as $$
  select payment.id, case when payment.purpose = 'tradeRequest' then payment.purpose_id end, payment.held_rial,
    (select max(requested_at) from payment.online_payment where online_payment.payment_id = payment.id),
    payment.expires_at
  from payment.payment where payment.wallet_user_id = p_wallet_user and payment.held_rial > 0
$$;
