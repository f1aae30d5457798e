-- Notifies processes that keep what a search knows of the catalogue, once per transaction when it commits.
create or replace function product.say_knowledge_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('product_knowledge', '');
  return null;
end
$$;

create trigger base_product_known after insert or update or delete on product.base_product
  for each statement execute function product.say_knowledge_changed();

create trigger base_product_column_known after insert or update or delete on product.base_product_column
  for each statement execute function product.say_knowledge_changed();

create trigger variant_known after insert or update or delete on product.variant
  for each statement execute function product.say_knowledge_changed();

create trigger variant_value_known after insert or update or delete on product.variant_value
  for each statement execute function product.say_knowledge_changed();

create trigger category_known after insert or update or delete on product.category
  for each statement execute function product.say_knowledge_changed();
