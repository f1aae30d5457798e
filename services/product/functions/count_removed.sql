-- Subtracts removed listed products from the counts of categories.
create or replace function product.count_removed() returns trigger
  language plpgsql
as $$
begin
  update product.category_count set items_count = category_count.items_count - gone.size
  from (select category_id, count(*) as size from changed group by category_id) as gone
  where category_count.category_id = gone.category_id;
  return null;
end
$$;

create trigger product_category_deleted after delete on product.product_category
  referencing old table as changed for each statement execute function product.count_removed();
