-- Writes the search documents of items again. Offers of base products are marked: a search shows them only by their
-- code or their supplier, because the base product stands for them and its document says what they are.
create or replace function product.refresh_product_documents(product_ids int[]) returns void
  language sql
as $$
  delete from product.search_document as document using product.supplier_product as item
  where document.kind = 'product' and document.scope = product.scope_of_type(item.category_type)
    and document.ref_id = item.id and item.id = any(product_ids) and not item.is_listed;

  insert into product.search_document (
    kind, ref_id, scope, category_type, title, slug, summary, drawing, weight, codes, marks, price_rial, published_at
  )
  select 'product', item.id, product.scope_of_type(item.category_type), item.category_type, item.title, item.slug,
    case when item.base_product_id is null then leaf.title || ' · ' || item.description else leaf.title end,
    product.drawing(
      item.drawing_family, item.id, item.dimension_mm, item.sku, variant.drawing_form, variant.drawing_count
    ), item.score,
    item.sku || ' ' || kit.search_key(item.sku),
    above.marks || ('/s' || item.supplier_id) || case when item.base_product_id is null then '{}' else array['/offer'] end,
    item.price_rial,
    item.published_at
  from product.supplier_product as item
  join product.category as leaf on leaf.id = item.category_id
  left join product.variant on variant.id = item.variant_id
  join lateral (select product.category_marks(item.category_id) as marks) as above on true
  where item.id = any(product_ids) and item.is_listed
  on conflict (kind, scope, ref_id) do update set
    title = excluded.title, slug = excluded.slug, summary = excluded.summary, drawing = excluded.drawing,
    weight = excluded.weight, codes = excluded.codes, marks = excluded.marks, price_rial = excluded.price_rial,
    published_at = excluded.published_at
  where (
      search_document.title, search_document.slug, search_document.summary, search_document.drawing, search_document.weight
    ) is distinct from (excluded.title, excluded.slug, excluded.summary, excluded.drawing, excluded.weight)
    or (search_document.codes, search_document.marks, search_document.price_rial, search_document.published_at)
      is distinct from (excluded.codes, excluded.marks, excluded.price_rial, excluded.published_at)
$$;
