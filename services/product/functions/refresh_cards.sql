-- Writes the cards of items as JSON text (decision 0017). The caller has locked their suppliers and base products and
-- counted the base products.
create or replace function product.refresh_cards(product_ids int[]) returns void
  language sql
as $$
  delete from product.listing_card as card using product.supplier_product as item
  where card.product_id = any(product_ids) and item.id = card.product_id and not item.is_listed;

  insert into product.listing_card (product_id, supplier_id, card, offers_count, supplier_line)
  select item.id, item.supplier_id, substr(made.card, 2, length(made.card) - 2),
    coalesce(
      (
        select summary.offers_count from product.variant_summary as summary where summary.variant_id = item.variant_id
      ), 1
    ),
    (select supplier.line from merchant.supplier_texts() as supplier where supplier.id = item.supplier_id)
  from product.supplier_product as item
  join product.category as leaf on leaf.id = item.category_id
  left join product.variant on variant.id = item.variant_id
  cross join lateral (
    select row_to_json(shown)::text as card
    from (
      select item.id, item.base_product_id as "baseProductId", variant.code as "variantCode", item.category_type as "categoryType",
        json_build_object('id', leaf.id, 'title', leaf.title, 'slug', leaf.slug) as category, item.title, item.slug,
        item.sku, item.price_kind as "priceKind", item.price_rial as "priceRial",
        item.price_valid_until as "priceValidUntil", item.sale_unit as "saleUnit",
        jsonb_path_query_array(item.facts, '$[0 to 2]') as "keyFacts",
        product.drawing(
          item.drawing_family, item.id, item.dimension_mm, item.sku, variant.drawing_form, variant.drawing_count
        ) as drawing
    ) as shown
  ) as made
  where item.id = any(product_ids) and item.is_listed
  order by item.id
  on conflict (product_id) do update set
    supplier_id = excluded.supplier_id, card = excluded.card,
    offers_count = excluded.offers_count, supplier_line = excluded.supplier_line
$$;
