-- False while a bulk load keeps its changes noted, to settle all of them at its end.
create or replace function product.settles_search() returns boolean
  language sql stable
  return current_setting('product.search_maintenance', true) is distinct from 'later';
