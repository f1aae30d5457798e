-- Whether a category and all its ancestors are active.
create or replace function product.is_category_active(category int) returns boolean
  language sql stable
as $$
  select coalesce(bool_and(above.is_active), false)
  from product.category_ancestor as path join product.category as above on above.id = path.ancestor_id
  where path.category_id = category
$$;
