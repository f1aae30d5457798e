-- Writes everything again that lists and the search know of these items, and tells merchant whose assortment changed.
create or replace function product.refresh_listing(product_ids int[]) returns void
  language plpgsql
as $$
declare
  suppliers int[];
  bases int[];
begin
  perform from product.supplier_product where id = any(product_ids) order by id for no key update;
  -- Read after the lock, because a concurrent change may have moved an item.
  select array_agg(distinct item.supplier_id), array_agg(distinct item.base_product_id)
  into suppliers, bases
  from product.supplier_product as item where item.id = any(product_ids);
  perform product.lock_for_listing(suppliers, bases);

  -- Many items share few categories, so that each of these is looked at once.
  with leaf as materialized (
    select used.category_id, product.is_category_active(used.category_id) as is_active
    from (
      select distinct item.category_id from product.supplier_product as item where item.id = any(product_ids)
    ) as used
  )
  update product.supplier_product as item set is_listed = wanted.is_listed
  from (
    select other.id, other.is_active and leaf.is_active
      and not exists (select from product.unlisted_supplier as off where off.supplier_id = other.supplier_id) as is_listed
    from product.supplier_product as other join leaf on leaf.category_id = other.category_id
    where other.id = any(product_ids)
  ) as wanted
  where item.id = wanted.id and item.is_listed <> wanted.is_listed;

  -- Both before anything is counted: values that were taken from a variant first would be locked before the categories.
  perform product.lock_counts(product_ids);
  perform product.lock_values(product_ids);
  perform product.copy_variant_values(product_ids);
  delete from product.product_category where product_id = any(product_ids);
  insert into product.product_category (
    category_id, product_id, score, price_rial, published_at, supplier_id, price_kind, in_stock
  )
  select path.ancestor_id, item.id, item.score, item.price_rial, item.published_at, item.supplier_id, item.price_kind,
    item.in_stock
  from product.supplier_product as item
  join product.category_ancestor as path on path.category_id = item.category_id
  where item.id = any(product_ids) and item.is_listed;

  perform product.refresh_listing_properties(product_ids);
  perform product.refresh_base_products(bases);
  perform product.refresh_cards(product_ids);
  perform product.refresh_product_documents(product_ids);
  perform merchant.refresh_supplier_categories(suppliers);
end
$$;
