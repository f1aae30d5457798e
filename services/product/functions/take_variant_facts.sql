-- Gives an item with a variant the facts of that variant, whatever was written.
create or replace function product.take_variant_facts() returns trigger
  language plpgsql
as $$
begin
  new.facts := product.variant_facts(new.variant_id);
  return new;
end
$$;

create trigger supplier_product_facts_taken before insert or update of variant_id, facts on product.supplier_product
  for each row when (new.variant_id is not null) execute function product.take_variant_facts();
