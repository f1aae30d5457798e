-- Number of items by category, groups included: listed products, and advertisements, which another service keeps.
create or replace view product.category_items as
  select category_id, sum(size)::int as items_count
  from (
    select category_id, items_count::bigint as size from product.category_count
    union all
    select path.ancestor_id, count(*)
    from product.search_document as document
    join product.category_ancestor as path on path.category_id = document.category_id
    where document.category_id is not null
    group by path.ancestor_id
  ) as counted
  group by category_id;
