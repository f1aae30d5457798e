-- A card is sent as it was written: the fields of the contract's SupplierProductSummary as JSON without the braces, so
-- that what changes on its own, the number of offers and the supplier, is put beside them without reading them.
alter table product.listing_card
  alter column card type text using substr(card::text, 2, length(card::text) - 2);

create or replace function product.refresh_cards(product_ids int[]) returns void
  language sql
as $$
  delete from product.listing_card where product_id = any(product_ids);

  insert into product.listing_card (product_id, supplier_id, base_product_id, card)
  select item.id, item.supplier_id, item.base_product_id, substr(made.card, 2, length(made.card) - 2)
  from product.supplier_product as item
  join product.category as leaf on leaf.id = item.category_id
  cross join lateral (
    select row_to_json(shown)::text as card
    from (
      select item.id, item.base_product_id as "baseProductId", item.category_type as "categoryType",
        json_build_object('id', leaf.id, 'title', leaf.title, 'slug', leaf.slug) as category, item.title, item.slug,
        item.sku, item.price_kind as "priceKind", item.price_rial as "priceRial",
        item.price_valid_until as "priceValidUntil", item.sale_unit as "saleUnit",
        jsonb_path_query_array(item.facts, '$[0 to 2]') as "keyFacts",
        product.drawing(item.drawing_family, item.id, item.dimension_mm, item.sku) as drawing
    ) as shown
  ) as made
  where item.id = any(product_ids) and item.is_listed
$$;
