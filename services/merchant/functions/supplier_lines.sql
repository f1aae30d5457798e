-- What an item of a list shows of its active supplier. It has no parameters, so that PostgreSQL plans it like a table.
create or replace function merchant.supplier_lines()
  returns table (id int, name text, slug text, city_title text, verified_at timestamptz)
  language sql stable
as $$
  select supplier.id, supplier.name, supplier.slug, city.title, supplier.verified_at
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.is_active
$$;
