-- What a tile shows of base products, for other schemas. Those of inactive categories have no row.
create or replace function product.base_product_cards(ids int[])
  returns table (
    id int, title text, slug text, category_title text, drawing jsonb, offers_count int, min_price_rial bigint,
    sale_unit text
  )
  language sql stable
as $$
  select base.id, base.title, base.slug, leaf.title,
    product.drawing(base.drawing_family, base.id, null, null, base.drawing_form),
    coalesce(summary.offers_count, 0), summary.min_price_rial, base.sale_unit
  from product.base_product as base
  join product.category as leaf on leaf.id = base.category_id
  left join product.base_product_summary as summary on summary.base_product_id = base.id
  where base.id = any(ids) and product.is_category_active(base.category_id)
$$;
