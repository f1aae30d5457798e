-- Whether a gateway may still confirm a payment of a user that was given up: it is verified late, and then charges the wallet.
create or replace function payment.money_may_come(p_user integer, p_at timestamptz) returns boolean
  language sql stable
as $$
  select exists (
    select from payment.payment join payment.online_payment as attempt on attempt.payment_id = payment.id
    where p_user in (payment.user_id, payment.wallet_user_id)
      and payment.status in ('Created', 'Failed', 'Expired') and attempt.requested_at > p_at - interval '3 days')
$$;
