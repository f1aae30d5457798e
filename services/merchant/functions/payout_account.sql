-- The bank account that a user's wallet is paid out to, and its holder. No row while there is none.
create or replace function merchant.payout_account(p_user int) returns table (sheba text, holder_name text)
  language sql stable
as $$
  select customer.sheba,
    coalesce(customer.company_name, nullif(concat_ws(' ', customer.first_name, customer.last_name), ''))
  from merchant.customer
  where customer.id = merchant.payout_customer(p_user)
$$;
