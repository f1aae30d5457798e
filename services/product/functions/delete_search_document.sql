-- Removes something from the search, for other schemas too.
create or replace function product.delete_search_document(kind text, ref_id int, scope text) returns void
  language sql
as $$
  delete from product.search_document as document
  where document.kind = $1 and document.ref_id = $2 and document.scope = $3
$$;
