-- Writes the search documents of base products again; a base product is found while it has offers.
create or replace function product.refresh_base_documents(ids int[]) returns void
  language sql
as $$
  delete from product.search_document as document
  where document.kind = 'baseProduct' and document.ref_id = any(ids)
    and not exists (
      select from product.base_product_summary as summary
      where summary.base_product_id = document.ref_id and summary.offers_count > 0
    );

  insert into product.search_document (
    kind, ref_id, scope, category_type, title, slug, summary, drawing, weight, marks, price_rial
  )
  select 'baseProduct', base.id, 'baseProduct', leaf.category_type, base.title, base.slug, leaf.title,
    product.drawing(base.drawing_family, base.id, null, null), 1050, product.category_marks(base.category_id),
    summary.min_price_rial
  from product.base_product as base
  join product.base_product_summary as summary on summary.base_product_id = base.id and summary.offers_count > 0
  join product.category as leaf on leaf.id = base.category_id
  where base.id = any(ids)
  on conflict (kind, scope, ref_id) do update set
    title = excluded.title, slug = excluded.slug, summary = excluded.summary, drawing = excluded.drawing,
    marks = excluded.marks, price_rial = excluded.price_rial
  where (search_document.title, search_document.slug, search_document.summary, search_document.marks)
      is distinct from (excluded.title, excluded.slug, excluded.summary, excluded.marks)
    or search_document.price_rial is distinct from excluded.price_rial
$$;
