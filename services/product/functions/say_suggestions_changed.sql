-- Notifies processes that cache suggestions, once per transaction when it commits. search_change notes documents that
-- change what suggestions show; the lists may change later than those.
create or replace function product.say_suggestions_changed() returns trigger
  language plpgsql
as $$
begin
  if exists (select from changed) then
    perform pg_notify('product_suggestions', '');
  end if;
  return null;
end
$$;

create trigger search_change_said after insert on product.search_change
  referencing new table as changed for each statement execute function product.say_suggestions_changed();

create trigger suggestion_list_inserted after insert on product.suggestion_list
  referencing new table as changed for each statement execute function product.say_suggestions_changed();

create trigger suggestion_list_deleted after delete on product.suggestion_list
  referencing old table as changed for each statement execute function product.say_suggestions_changed();
