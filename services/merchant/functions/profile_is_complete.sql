-- Whether one customer of the user is complete: a person may buy before the company's data are complete.
create or replace function merchant.profile_is_complete(p_user_id int) returns boolean
  language sql stable
as $$
  select exists (
    select from merchant.customer
    where customer.owner_user_id = p_user_id and merchant.customer_is_complete(customer)
  )
$$;
