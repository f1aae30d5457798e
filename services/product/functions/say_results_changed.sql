-- Notifies processes that cache search results, once per transaction when it commits.
create or replace function product.say_results_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('product_results', '');
  return null;
end
$$;

create trigger search_document_said after insert or update or delete on product.search_document
  for each statement execute function product.say_results_changed();

create trigger variant_summary_said after insert or update or delete on product.variant_summary
  for each statement execute function product.say_results_changed();

create trigger listing_card_said after insert or update or delete on product.listing_card
  for each statement execute function product.say_results_changed();
