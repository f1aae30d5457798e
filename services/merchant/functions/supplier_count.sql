-- Number of active suppliers.
create or replace function merchant.supplier_count() returns int
  language sql stable
as $$
  select count(*)::int from merchant.supplier where is_active
$$;
