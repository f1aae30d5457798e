-- Search documents that can be counted, filtered and walked at any size, with codes and base products among them.

alter table product.search_document
  drop constraint search_document_kind_check,
  drop constraint search_document_scope_check,
  add constraint search_document_kind_check check (kind in ('category', 'product', 'baseProduct', 'supplier', 'content')),
  -- 'baseProduct' is no scope of its own to anyone: its documents belong to 'product' when they are asked for.
  add constraint search_document_scope_check check (scope in (
    'product', 'industrialService', 'supplier', 'consultingService', 'electronicDocument',
    'industrialAdvertisement', 'content', 'category', 'baseProduct'
  )),
  add constraint search_document_title_length check (length(title) between 1 and 400),
  -- Found, and not shown: article numbers and the like.
  add column codes text not null default '',
  -- What a list is narrowed by: '/c7' for a category and all above it, '/s3' for a supplier.
  add column marks text[] not null default '{}',
  -- Of products that have a price.
  add column price_rial bigint check (price_rial > 0),
  add column published_at timestamptz;

-- The same lexemes as kit.search_lexemes, with one folding instead of three: a half-space goes through it as a letter of
-- nobody's alphabet.
create function product.lexemes(value text) returns text[]
  language plpgsql immutable strict parallel safe
as $$
declare
  norm text := kit.fa_norm(replace(value, U&'\200C', U&'\E000'));
  parts text[] := kit.words_of_norm(replace(norm, U&'\E000', ' '));
begin
  return (
    select coalesce(array_agg(distinct lexeme), '{}')
    from (
      select unnest(parts || kit.words_of_norm(replace(norm, U&'\E000', ''))) as lexeme
      union all
      select parts[place] || parts[place + 1] from generate_series(1, cardinality(parts) - 1) as place
    ) as found
    where lexeme <> ''
  );
end
$$;

-- Words, and beside them marks, the scope as '/scope' and the type as '/tType': no word begins with a slash, so that one
-- index answers for all of them.
create function product.document_vector(words text, marks text[], scope text, category_type text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(product.lexemes(words) || marks || array['/' || scope, '/t' || coalesce(category_type, '')]);

drop index product.search_document_tsv;
drop index product.search_document_by_scope;
alter table product.search_document
  drop column tsv,
  drop column title_tsv,
  add column title_tsv tsvector not null generated always as (array_to_tsvector(product.lexemes(title))) stored,
  add column tsv tsvector not null
    generated always as (product.document_vector(title || ' ' || summary || ' ' || codes, marks, scope, category_type)) stored;

create index search_document_tsv on product.search_document using gin (tsv) with (fastupdate = off);
create index search_document_title_tsv on product.search_document using gin (title_tsv) with (fastupdate = off);
create index search_document_title on product.search_document (title_key collate "C");
-- Common words are found by walking these, best first.
create index search_document_walk on product.search_document (weight desc, id);
create index search_document_scope_walk on product.search_document (scope, weight desc, id);
create index search_document_price on product.search_document (price_rial, id) where price_rial is not null;
create index search_document_newest on product.search_document (published_at desc, id) where published_at is not null;

create or replace function product.search_scopes(kind text, scope text) returns text[]
  language sql immutable strict parallel safe
  return case kind
    when 'product' then array[scope, 'supplierProduct', 'everywhere']
    when 'baseProduct' then array['product', 'everywhere']
    else array[scope, 'everywhere']
  end;

create function product.category_marks(category int) returns text[]
  language sql stable
as $$
  select coalesce(array_agg('/c' || path.ancestor_id order by path.ancestor_id), '{}')
  from product.category_ancestor as path where path.category_id = category
$$;

-- As before, with a time for those who sort by it.
drop function product.upsert_search_document(text, int, text, text, text, text, text, jsonb, int, int);
create function product.upsert_search_document(
  kind text, ref_id int, scope text, category_type text, title text, slug text, summary text, drawing jsonb, weight int,
  category_id int default null, published_at timestamptz default null
) returns void
  language sql
as $$
  insert into product.search_document (
    kind, ref_id, scope, category_type, title, slug, summary, drawing, weight, category_id, published_at, marks
  )
  values (
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
    product.category_marks($10) || case when $1 = 'supplier' then array['/s' || $2] else '{}' end
  )
  on conflict (kind, scope, ref_id) do update set
    category_type = excluded.category_type, title = excluded.title, slug = excluded.slug, summary = excluded.summary,
    drawing = excluded.drawing, weight = excluded.weight, category_id = excluded.category_id,
    published_at = excluded.published_at, marks = excluded.marks
$$;

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
    leaf.title || ' · ' || item.description, product.drawing(item.drawing_family, item.id, item.dimension_mm, item.sku),
    item.score, item.sku || ' ' || kit.search_key(item.sku), above.marks || ('/s' || item.supplier_id), item.price_rial,
    item.published_at
  from product.supplier_product as item
  join product.category as leaf on leaf.id = item.category_id
  join lateral (select product.category_marks(item.category_id) as marks) as above on true
  where item.id = any(product_ids) and item.is_listed
  on conflict (kind, scope, ref_id) do update set
    title = excluded.title, slug = excluded.slug, summary = excluded.summary, drawing = excluded.drawing,
    weight = excluded.weight, codes = excluded.codes, marks = excluded.marks, price_rial = excluded.price_rial,
    published_at = excluded.published_at
$$;

-- A base product is found while anyone offers it.
create function product.refresh_base_documents(ids int[]) returns void
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
    product.drawing(leaf.drawing_family, base.id, null, null), 1050, product.category_marks(base.category_id),
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

create function product.base_products_summed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_base_documents((select array_agg(base_product_id) from changed));
  return null;
end
$$;

create trigger base_product_summary_inserted after insert on product.base_product_summary
  referencing new table as changed for each statement execute function product.base_products_summed();
create trigger base_product_summary_updated after update on product.base_product_summary
  referencing new table as changed for each statement execute function product.base_products_summed();
create trigger base_product_summary_deleted after delete on product.base_product_summary
  referencing old table as changed for each statement execute function product.base_products_summed();

create function product.base_product_renamed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_base_documents((select array_agg(id) from changed));
  return null;
end
$$;

create trigger base_product_written after update on product.base_product
  referencing new table as changed for each statement execute function product.base_product_renamed();
