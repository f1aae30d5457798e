-- What a trade request or a thread shows of its suppliers, inactive ones included.
create or replace function merchant.supplier_brief(ids int[])
  returns table (id int, name text, slug text, city_title text, province_title text, verified_at timestamptz,
    is_active boolean, drawing jsonb, rating_average double precision, response_minutes int)
  language sql stable
as $$
  select supplier.id, supplier.name, supplier.slug, city.title, province.title, supplier.verified_at,
    supplier.is_active, merchant.supplier_drawing(supplier.drawing_family, supplier.id),
    supplier.rating_average::double precision, supplier.response_minutes
  from merchant.supplier
  join merchant.city on city.id = supplier.city_id
  join merchant.province on province.id = city.province_id
  where supplier.id = any(ids)
$$;
