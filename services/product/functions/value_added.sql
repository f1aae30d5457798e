-- Adds new values to the counts of facets.
create or replace function product.value_added() returns trigger
  language plpgsql
as $$
begin
  insert into product.listing_value (category_id, property_id, vmin, vmax, items_count)
  select category_id, property_id, vmin, vmax, count(*) from changed
  group by category_id, property_id, vmin, vmax
  order by category_id, property_id, vmin, vmax
  on conflict (category_id, property_id, vmin, vmax) do update set
    items_count = listing_value.items_count + excluded.items_count;
  return null;
end
$$;

create trigger listing_property_inserted after insert on product.listing_property
  referencing new table as changed for each statement execute function product.value_added();
