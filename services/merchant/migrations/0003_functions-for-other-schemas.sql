-- What other schemas may ask of this one.

create function merchant.object_cards(ids int[])
  returns table (id int, title text, slug text, subtitle text, drawing jsonb)
  language sql stable
as $$
  select supplier.id, supplier.name, supplier.slug, array_to_string(supplier.activity_kinds, '، ') || ' · ' || city.title,
    merchant.supplier_drawing(supplier.drawing_family, supplier.id)
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.id = any(ids) and supplier.is_active
$$;

create function merchant.supplier_cards(ids int[])
  returns table (id int, name text, slug text, city_title text, verified_at timestamptz)
  language sql stable
as $$
  select supplier.id, supplier.name, supplier.slug, city.title, supplier.verified_at
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.id = any(ids) and supplier.is_active
$$;

create function merchant.category_supplier_counts(category_ids int[]) returns table (category_id int, supplier_count int)
  language sql stable
as $$
  select listed.category_id, count(*)::int
  from merchant.supplier_category as listed
  where listed.category_id = any(category_ids)
  group by listed.category_id
$$;

create function merchant.supplier_count() returns int
  language sql stable
as $$
  select count(*)::int from merchant.supplier where is_active
$$;
