-- Settles the noted changes when the transaction commits.
create or replace function product.search_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.settle_search(false);
  return null;
end
$$;

create constraint trigger search_change_noted after insert on product.search_change
  deferrable initially deferred
  for each row when (new.is_first) execute function product.search_changed();
