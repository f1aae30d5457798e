-- Writes the suggestion keys of new documents, and notes the documents.
create or replace function product.write_suggestion_keys() returns trigger
  language plpgsql
as $$
begin
  insert into product.suggestion_key (scope, key, document_id, starts_title)
  select changed.scope, found.key, changed.id, found.starts_title
  from changed cross join lateral product.suggestion_keys(changed.title) as found
  where changed.kind <> 'baseProduct';

  insert into product.search_change (document_id, kind, scope, title, delta, is_first)
  select id, kind, scope, title, 1, row_number() over () = 1 and product.settles_search() from changed where kind <> 'baseProduct';
  return null;
end
$$;

create trigger search_document_inserted after insert on product.search_document
  referencing new table as changed for each statement execute function product.write_suggestion_keys();
