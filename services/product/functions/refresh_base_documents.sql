-- Writes the search documents of base products again; a base product is found while it has offers. Its synonyms and
-- standards are found, and it is marked with the suppliers of its offers.
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
    kind, ref_id, scope, category_type, title, slug, summary, drawing, weight, codes, marks, price_rial
  )
  select 'baseProduct', base.id, 'baseProduct', leaf.category_type, base.title, base.slug, leaf.title,
    product.drawing(base.drawing_family, base.id, null, null, base.drawing_form), 1050,
    array_to_string(base.synonyms || base.standards, ' '),
    product.category_marks(base.category_id) || array(
      select distinct '/s' || item.supplier_id from product.supplier_product as item
      where item.base_product_id = base.id and item.is_listed order by 1
    ),
    summary.min_price_rial
  from product.base_product as base
  join product.base_product_summary as summary on summary.base_product_id = base.id and summary.offers_count > 0
  join product.category as leaf on leaf.id = base.category_id
  where base.id = any(ids)
  on conflict (kind, scope, ref_id) do update set
    category_type = excluded.category_type, title = excluded.title, slug = excluded.slug, summary = excluded.summary,
    drawing = excluded.drawing, codes = excluded.codes, marks = excluded.marks, price_rial = excluded.price_rial
  where (search_document.title, search_document.slug, search_document.summary, search_document.codes)
      is distinct from (excluded.title, excluded.slug, excluded.summary, excluded.codes)
    or (search_document.marks, search_document.price_rial, search_document.category_type, search_document.drawing::text)
      is distinct from (excluded.marks, excluded.price_rial, excluded.category_type, excluded.drawing::text)
$$;
