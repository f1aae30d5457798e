-- Makes something findable, or brings its search document up to date, for other schemas too. `drawing` is the
-- contract's DrawingSpec; `category_id` is given only for objects that are not supplier products, so that they are
-- counted.
create or replace function product.upsert_search_document(
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
