-- A category with all above it, itself first; only itself when it is not known.
create function product.category_path(category int) returns int[]
  language sql stable
as $$
  select coalesce(array_agg(path.ancestor_id order by path.depth), array[category])
  from product.category_ancestor as path where path.category_id = category
$$;
