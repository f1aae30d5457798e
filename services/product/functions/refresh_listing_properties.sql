-- Writes the rows again that filters of these items read.
create or replace function product.refresh_listing_properties(product_ids int[]) returns void
  language sql
as $$
  select product.lock_values(product_ids);

  delete from product.listing_property where product_id = any(product_ids);

  insert into product.listing_property (category_id, property_id, score, product_id, vmin, vmax)
  select listed.category_id, value.property_id, listed.score, listed.product_id, value.vmin, value.vmax
  from product.product_category as listed
  join product.property_value as value on value.product_id = listed.product_id
  where listed.product_id = any(product_ids) and value.vmin is not null;

  insert into product.category_property (category_id, property_id, ordinal)
  select distinct own.category_id, own.property_id, own.property_id
  from product.listing_property as own
  where own.product_id = any(product_ids)
  order by own.category_id, own.property_id
  on conflict do nothing;
$$;
