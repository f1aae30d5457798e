-- The user who owns a customer. No row when there is none.
create or replace function merchant.customer_owner(p_customer int) returns table (owner_user_id int)
  language sql stable
as $$
  select customer.owner_user_id from merchant.customer where customer.id = p_customer
$$;
