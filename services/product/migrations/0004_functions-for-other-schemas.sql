-- What other schemas may ask of this one.

-- Favorites and the like show their object as a card; what is not listed has none.
create function product.object_cards(ids int[])
  returns table (id int, title text, slug text, subtitle text, drawing jsonb)
  language sql stable
as $$
  select item.id, item.title, item.slug, leaf.title,
    product.drawing(item.drawing_family, item.id, item.dimension_mm, item.sku)
  from product.supplier_product as item join product.category as leaf on leaf.id = item.category_id
  where item.id = any(ids) and item.is_listed
$$;

create function product.supplier_counts(supplier_ids int[]) returns table (supplier_id int, product_count int)
  language sql stable
as $$
  select item.supplier_id, count(*)::int
  from product.supplier_product as item
  where item.supplier_id = any(supplier_ids) and item.is_listed
  group by item.supplier_id
$$;

-- In which categories, groups included, these suppliers have listed items.
create function product.supplier_categories(supplier_ids int[])
  returns table (supplier_id int, category_id int, category_type text, level int, items_count int)
  language sql stable
as $$
  select item.supplier_id, listed.category_id, item.category_type, category.level, count(*)::int
  from product.supplier_product as item
  join product.product_category as listed on listed.product_id = item.id
  join product.category as category on category.id = listed.category_id
  where item.supplier_id = any(supplier_ids) and item.is_listed
  group by item.supplier_id, listed.category_id, item.category_type, category.level
$$;

-- Enough of categories to link to them; `place` is their order in the menu. Inactive ones are left out.
create function product.category_refs(ids int[])
  returns table (id int, title text, slug text, category_type text, place bigint)
  language sql stable
as $$
  select category.id, category.title, category.slug, category.category_type,
    row_number() over (order by kind.ordinal, coalesce(above.ordinal, category.ordinal), category.level, category.ordinal)
  from product.category as category
  join product.category_type as kind on kind.code = category.category_type
  left join product.category as above on above.id = category.parent_id
  where category.id = any(ids) and product.is_category_active(category.id)
$$;
