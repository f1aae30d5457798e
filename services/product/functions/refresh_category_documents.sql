-- Writes the search documents of categories again, in the order of the categories: equally good hits are sorted by the
-- number of their document, which must not depend on the query plan.
create or replace function product.refresh_category_documents(category_ids int[]) returns void
  language sql
as $$
  delete from product.search_document
  where kind = 'category' and ref_id = any(category_ids) and not product.is_category_active(ref_id);

  insert into product.search_document (kind, ref_id, scope, category_type, title, slug, summary, drawing, weight)
  select 'category', item.id, 'category', item.category_type, item.title, item.slug,
    coalesce(above.title, kind.title), product.drawing(item.drawing_family, item.id, null, null),
    case item.level when 1 then 1200 else 1100 end
      + case item.category_type when 'Product' then 50 when 'IndustrialService' then 30 else 0 end
  from product.category as item
  join product.category_type as kind on kind.code = item.category_type
  left join product.category as above on above.id = item.parent_id
  where item.id = any(category_ids) and product.is_category_active(item.id)
  order by item.id
  on conflict (kind, scope, ref_id) do update set
    category_type = excluded.category_type, title = excluded.title, slug = excluded.slug, summary = excluded.summary,
    drawing = excluded.drawing, weight = excluded.weight
$$;
