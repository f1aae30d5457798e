-- The name that a user gave in person; null while none is given.
create or replace function merchant.person_name(p_user_id int) returns text
  language sql stable
as $$
  select nullif(concat_ws(' ', first_name, last_name), '')
  from merchant.customer where owner_user_id = p_user_id and kind = 'person'
$$;
