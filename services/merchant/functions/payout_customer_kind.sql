-- Of which kind the holder of that account is: 'person' or 'company'.
create or replace function merchant.payout_customer_kind(p_user int) returns text
  language sql stable
as $$
  select customer.kind from merchant.customer where customer.id = merchant.payout_customer(p_user)
$$;
