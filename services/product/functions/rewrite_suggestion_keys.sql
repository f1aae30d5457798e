-- Keeps the suggestion keys of changed documents, and notes the changes.
create or replace function product.rewrite_suggestion_keys() returns trigger
  language plpgsql
as $$
declare
  renamed int[];
  moved int[];
begin
  select
    array_agg(now.id) filter (where (now.title, now.scope) is distinct from (was.title, was.scope)),
    array_agg(now.id)
  into renamed, moved
  from now_changed as now join was_changed as was on was.id = now.id
  where now.kind <> 'baseProduct'
    and (now.title, now.scope, now.kind, now.weight, now.slug, now.category_type)
      is distinct from (was.title, was.scope, was.kind, was.weight, was.slug, was.category_type);

  if renamed is not null then
    delete from product.suggestion_key where document_id = any(renamed);
    insert into product.suggestion_key (scope, key, document_id, starts_title)
    select now.scope, found.key, now.id, found.starts_title
    from now_changed as now cross join lateral product.suggestion_keys(now.title) as found
    where now.id = any(renamed);
  end if;

  insert into product.search_change (document_id, kind, scope, title, delta, is_first)
  select id, kind, scope, title, delta, row_number() over () = 1 and product.settles_search()
  from (
    select id, kind, scope, title, -1 as delta from was_changed where id = any(moved)
    union all
    select id, kind, scope, title, 1 from now_changed where id = any(moved)
  ) as both_sides;
  return null;
end
$$;

create trigger search_document_updated after update on product.search_document
  referencing old table as was_changed new table as now_changed
  for each statement execute function product.rewrite_suggestion_keys();
