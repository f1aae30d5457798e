-- Writes the list of every prefix that more than suggestion_limit() keys share, letter by letter. Titles are numbered
-- meanwhile. The best ten titles of each scope are enough for the lists of the wider scopes. A prefix with the same
-- keys as the prefix before it has the same lists. Without statistics of the temporary tables, the plans of long prefixes
-- take minutes at 200,000 titles. Temporary tables are the owner's alone.
create or replace function product.rebuild_suggestions() returns void
  language plpgsql security definer set search_path = pg_catalog, product, pg_temp
  set work_mem = '128MB'
as $$
begin
  delete from product.suggestion_list;
  create temporary table titled on commit drop as
    select row_number() over ()::int as title_id, kind, title_key, length(title_key) as size
    from product.search_document group by kind, title_key;
  create temporary table live on commit drop as
    select 1 as beginning_id, key.scope, key.key, titled.title_id, count(*)::int as size,
      max((document.weight::bigint << 32) - document.id) as best
    from product.suggestion_key as key
    join product.search_document as document on document.id = key.document_id
    join titled on titled.kind = document.kind and titled.title_key = document.title_key
    group by key.scope, key.key, titled.title_id;
  create temporary table beginning on commit drop as
    select 1 as id, '' collate "C" as prefix, 0::bigint as size, 0 as before_id, false as is_same;
  for letters in 1 .. product.suggestion_letters() loop
    create temporary table longer on commit drop as
      select row_number() over ()::int as id, before.prefix || found.letter as prefix, found.size, before.id as before_id,
        found.size = before.size as is_same, found.letter
      from (
        select beginning_id, substr(key, letters, 1) as letter, sum(size) as size
        from live where length(key) >= letters group by 1, 2 having sum(size) > product.suggestion_limit()
      ) as found
      join beginning as before on before.id = found.beginning_id;
    insert into product.suggestion_list (scope, prefix, document_ids, shown)
    select list.scope, longer.prefix, list.document_ids, list.shown
    from longer
    join beginning as before on before.id = longer.before_id
    join product.suggestion_list as list on list.prefix = before.prefix
    where longer.is_same;
    analyze longer;
    create temporary table rest on commit drop as
      select longer.id as beginning_id, live.scope, live.key, live.title_id, live.size, live.best
      from live join longer on longer.before_id = live.beginning_id and longer.letter = substr(live.key, letters, 1);
    drop table live, beginning;
    analyze rest;
    alter table rest rename to live;
    alter table longer rename to beginning;
    alter table beginning drop column letter;
    exit when not exists (select from beginning);
    insert into product.suggestion_list (scope, prefix, document_ids, shown)
    select scope, prefix, ids, product.suggestions_shown(ids) from product.live_lists();
  end loop;
  drop table live, beginning, titled;
end
$$;
