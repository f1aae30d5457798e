-- What an article or a tile shows of active suppliers, for other schemas.
create or replace function merchant.supplier_cards(ids int[])
  returns table (id int, name text, slug text, city_title text, verified_at timestamptz)
  language sql stable
as $$
  select supplier.id, supplier.name, supplier.slug, city.title, supplier.verified_at
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.id = any(ids) and supplier.is_active
$$;
