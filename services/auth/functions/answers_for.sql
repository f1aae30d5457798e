-- Whether one of these users answers for a supplier.
create or replace function auth.answers_for(ids int[], p_supplier int) returns boolean
  language sql stable
as $$
  select exists (select from auth.user_role where user_id = any(ids) and supplier_id = p_supplier)
$$;
