-- Whose bank account a user's wallet is paid out to: the user's company when it has one, else the person. Null while neither
-- has an IBAN and a name.
create or replace function merchant.payout_customer(p_user int) returns int
  language sql stable
as $$
  select customer.id
  from merchant.customer
  where customer.owner_user_id = p_user and customer.sheba is not null
    and (customer.company_name is not null or customer.first_name is not null or customer.last_name is not null)
  order by (customer.kind = 'company') desc
  limit 1
$$;
