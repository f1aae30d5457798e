-- Who is told of a change that a user made for a supplier: its other users, or that user when there is no other.
create or replace function auth.told_of_supplier(p_supplier integer, p_by integer) returns setof integer
  language sql stable
as $$
  select user_id from auth.user_role
  where supplier_id = p_supplier and (user_id <> p_by or not exists (
    select from auth.user_role as other where other.supplier_id = p_supplier and other.user_id <> p_by))
$$;
