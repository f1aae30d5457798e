-- Settles all noted changes and writes all suggestions again, after a bulk load.
create or replace function product.refresh_suggestions() returns void
  language plpgsql
as $$
declare
  noted int[];
begin
  perform pg_advisory_xact_lock(7243020);
  perform pg_advisory_xact_lock(7243019);
  noted := array(select id from product.search_change);
  perform product.follow_terms(noted);
  perform product.rebuild_suggestions();
  delete from product.search_change where id = any(noted);
end
$$;
