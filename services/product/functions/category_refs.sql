-- What a link to a category needs; `place` is its order in the menu. Inactive categories have no row.
create or replace function product.category_refs(ids int[])
  returns table (id int, title text, slug text, category_type text, place bigint)
  language sql stable
as $$
  select category.id, category.title, category.slug, category.category_type,
    row_number() over (order by kind.ordinal, coalesce(above.ordinal, category.ordinal), category.level, category.ordinal)
  from product.category as category
  join product.category_type as kind on kind.code = category.category_type
  left join product.category as above on above.id = category.parent_id
  where category.id = any(ids) and product.is_category_active(category.id)
$$;
