-- Subtracts removed listed products from the counts of categories.
create or replace function product.count_removed() returns trigger
  language plpgsql
as $$
begin
  -- Locked in one order, so that two changes of the same categories cannot deadlock.
  perform from product.category_count as kept
  where kept.category_id in (select category_id from changed)
  order by kept.category_id
  for no key update;

  update product.category_count set items_count = category_count.items_count - gone.size
  from (select category_id, count(*) as size from changed group by category_id) as gone
  where category_count.category_id = gone.category_id;
  return null;
end
$$;

create trigger product_category_deleted after delete on product.product_category
  referencing old table as changed for each statement execute function product.count_removed();
