-- The marks of a category and all its ancestors, which search documents are filtered by.
create or replace function product.category_marks(category int) returns text[]
  language sql stable
as $$
  select coalesce(array_agg('/c' || path.ancestor_id order by path.ancestor_id), '{}')
  from product.category_ancestor as path where path.category_id = category
$$;
