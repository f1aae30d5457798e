-- The city of each of these suppliers.
create or replace function merchant.supplier_cities(ids int[]) returns table (supplier_id int, city_id int, city_title text)
  language sql stable
as $$
  select supplier.id, city.id, city.title
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.id = any(ids)
$$;
