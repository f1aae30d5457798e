-- Ranks titles for a prefix: first titles that begin with it, then titles with a word that does; among these the kinds
-- take turns. Of several documents with one title the heaviest counts, packed with its weight into one number. `most`
-- limits how many keys are read.
create or replace function product.rank_suggestions(scope text, prefix text, take int, most int)
  returns table (place bigint, document_id int)
  language sql stable
as $$
  with single as (
    select document.kind, document.title_key, max((document.weight::bigint << 32) - document.id) as best
    from (
      select distinct few.document_id
      from (
        select key.document_id from product.suggestion_key as key
        where key.scope = any(product.base_scopes($1)) and key.key >= $2 and key.key < $2 || chr(1114111)
        limit $4
      ) as few
    ) as matched
    join product.search_document as document on document.id = matched.document_id
    group by document.kind, document.title_key
  ),
  turn as (
    select (-best & 4294967295)::int as id, best + (-best & 4294967295) as weight, length(title_key) as size,
      starts_with(title_key, $2) as starts_title,
      row_number() over (
        partition by starts_with(title_key, $2), kind
        order by best + (-best & 4294967295) desc, length(title_key), -best & 4294967295
      ) as turn
    from single
  )
  select row_number() over (order by starts_title desc, turn.turn, weight desc, size, id), id
  from turn
  order by 1
  limit $3
$$;
