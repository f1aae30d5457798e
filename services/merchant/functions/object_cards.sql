-- What a list of links shows of active suppliers, for other schemas.
create or replace function merchant.object_cards(ids int[])
  returns table (id int, title text, slug text, subtitle text, drawing jsonb)
  language sql stable
as $$
  select supplier.id, supplier.name, supplier.slug, array_to_string(supplier.activity_kinds, '، ') || ' · ' || city.title,
    merchant.supplier_drawing(supplier.drawing_family, supplier.id)
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.id = any(ids) and supplier.is_active
$$;
