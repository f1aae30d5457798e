-- Adds new listed products to the counts of categories.
create or replace function product.count_added() returns trigger
  language plpgsql
as $$
begin
  insert into product.category_count (category_id, items_count)
  select category_id, count(*) from changed group by category_id order by category_id
  on conflict (category_id) do update set items_count = category_count.items_count + excluded.items_count;
  return null;
end
$$;

create trigger product_category_inserted after insert on product.product_category
  referencing new table as changed for each statement execute function product.count_added();
