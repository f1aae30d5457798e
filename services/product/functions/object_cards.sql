-- What a list of links shows of listed items, for other schemas.
create or replace function product.object_cards(ids int[])
  returns table (id int, title text, slug text, subtitle text, drawing jsonb)
  language sql stable
as $$
  select item.id, item.title, item.slug, leaf.title,
    product.drawing(
      item.drawing_family, item.id, item.dimension_mm, item.sku, variant.drawing_form, variant.drawing_count
    )
  from product.supplier_product as item join product.category as leaf on leaf.id = item.category_id
  left join product.variant on variant.id = item.variant_id
  where item.id = any(ids) and item.is_listed
$$;
