-- What is held of a user's payments, by kind, for the user's own copy.
create or replace function payment.person_data(p_user integer) returns table (kind text, rows json)
  language sql stable
as $$
  select 'payments', coalesce(json_agg(held), '[]') from (
    select id as number, purpose, amount_rial as "amountRial", method, status, failure as reason,
      created_at as "createdAt", verified_at as "settledAt"
    from payment.payment where p_user in (user_id, wallet_user_id) order by id) as held
  union all
  select 'payment-attempts', coalesce(json_agg(held), '[]') from (
    select attempt.payment_id as number, attempt.gateway_id as gateway, attempt.amount_rial as "amountRial", attempt.status,
      attempt.ref_number as "refNumber", attempt.card_masked as "cardMasked", attempt.requested_at as "createdAt"
    from payment.online_payment as attempt join payment.payment on payment.id = attempt.payment_id
    where p_user in (payment.user_id, payment.wallet_user_id) order by attempt.id) as held
$$;
