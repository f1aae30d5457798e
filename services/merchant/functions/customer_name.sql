-- The buyer's name that a supplier reads: the company's when there is one. Null when nothing is registered.
create or replace function merchant.customer_name(p_user_id int) returns text
  language sql stable
as $$
  select coalesce(customer.company_name, nullif(concat_ws(' ', customer.first_name, customer.last_name), ''))
  from merchant.customer
  where customer.owner_user_id = p_user_id
  order by (customer.kind = 'company') desc
  limit 1
$$;
