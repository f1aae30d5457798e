-- Number of items of a category type.
create or replace function product.type_items_count(category_type text) returns int
  language sql stable
as $$
  select (
    (select coalesce(sum(counted.items_count), 0) from product.category_count as counted
      join product.category on category.id = counted.category_id
      where category.category_type = $1 and category.level = 1)
    + (select count(*) from product.search_document as document
      where document.scope = product.scope_of_type($1) and document.kind <> 'product')
  )::int
$$;
