-- The bank account that a user's wallet is paid out to, and its holder: the company's when it has one, else the person's.
-- No row while neither has an IBAN.
create or replace function merchant.payout_account(p_user int) returns table (sheba text, holder_name text)
  language sql stable
as $$
  select customer.sheba,
    coalesce(customer.company_name, nullif(concat_ws(' ', customer.first_name, customer.last_name), ''))
  from merchant.customer
  where customer.owner_user_id = p_user and customer.sheba is not null
    and (customer.company_name is not null or customer.first_name is not null or customer.last_name is not null)
  order by (customer.kind = 'company') desc
  limit 1
$$;
