-- Settles the noted changes. At the end of a transaction it must be fast: changes stay noted while all suggestions are
-- being written again, and when that would be needed.
create or replace function product.settle_search(may_take_long boolean) returns void
  language plpgsql
as $$
declare
  rebuilding constant int := 7243020;
  settling constant int := 7243019;
  size bigint := (select count(*) from product.search_change);
  is_much boolean := size > product.settle_limit();
  are_many constant boolean := product.settle_limit() > 400;
  noted int[];
begin
  if size = 0 or (is_much and are_many and not may_take_long) then
    return;
  end if;
  if is_much then
    perform pg_advisory_xact_lock(rebuilding);
  elsif not pg_try_advisory_xact_lock_shared(rebuilding) then
    return;
  end if;
  -- One transaction at a time, so that each sees what the former ones settled.
  perform pg_advisory_xact_lock(settling);
  noted := array(select id from product.search_change);
  perform product.follow_terms(noted);
  if is_much then
    perform product.rebuild_suggestions();
  else
    perform product.follow_suggestions(noted);
  end if;
  delete from product.search_change where id = any(noted);
end
$$;
