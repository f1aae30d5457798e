-- The name of the company that a user owns; null without one.
create or replace function merchant.company_name(p_user_id int) returns text
  language sql stable
as $$
  select company_name from merchant.customer where owner_user_id = p_user_id and kind = 'company'
$$;
