-- What a payment spends on its purpose, and from whose wallet. No row when there is no such payment.
create or replace function payment.spending_of(p_payment bigint)
  returns table (wallet_user_id integer, purpose text, purpose_id integer, amount_rial bigint, is_verified boolean)
  language sql stable
as $$
  select payment.wallet_user_id, payment.purpose, payment.purpose_id, payment.amount_rial, payment.status = 'Verified'
  from payment.payment where payment.id = p_payment
$$;
