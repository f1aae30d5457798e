-- Subtracts removed values from the counts of facets.
create or replace function product.value_removed() returns trigger
  language plpgsql
as $$
begin
  -- Locked in one order, so that two changes of the same values cannot deadlock.
  perform from product.listing_value as kept
  where (category_id, property_id, vmin, vmax) in (select category_id, property_id, vmin, vmax from changed)
  order by category_id, property_id, vmin, vmax
  for no key update;

  update product.listing_value as kept set items_count = kept.items_count - gone.size
  from (
    select category_id, property_id, vmin, vmax, count(*) as size from changed
    group by category_id, property_id, vmin, vmax
  ) as gone
  where (kept.category_id, kept.property_id, kept.vmin, kept.vmax) =
    (gone.category_id, gone.property_id, gone.vmin, gone.vmax);
  return null;
end
$$;

create trigger listing_property_deleted after delete on product.listing_property
  referencing old table as changed for each statement execute function product.value_removed();
