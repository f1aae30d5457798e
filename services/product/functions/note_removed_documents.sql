-- Notes removed documents for the suggestions.
create or replace function product.note_removed_documents() returns trigger
  language plpgsql
as $$
begin
  insert into product.search_change (document_id, kind, scope, title, delta, is_first)
  select id, kind, scope, title, -1, row_number() over () = 1 and product.settles_search() from changed where kind <> 'baseProduct';
  return null;
end
$$;

create trigger search_document_deleted after delete on product.search_document
  referencing old table as changed for each statement execute function product.note_removed_documents();
