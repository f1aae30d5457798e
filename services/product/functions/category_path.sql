-- A category with all its ancestors, itself first; only itself when it is unknown.
create or replace function product.category_path(category int) returns int[]
  language sql stable
as $$
  select coalesce(array_agg(path.ancestor_id order by path.depth), array[category])
  from product.category_ancestor as path where path.category_id = category
$$;
