-- Writes the numbers that a filter compares.
create or replace function product.compare_value() returns trigger
  language plpgsql
as $$
declare
  kind text := (select property.kind from product.property where property.id = new.property_id);
begin
  if kind = 'enum' then
    new.vmin := product.option_id(
      new.property_id, coalesce(new.text_value, translate(new.base_value::text, '0123456789.', '۰۱۲۳۴۵۶۷۸۹٫'))
    );
    new.vmax := new.vmin;
  elsif kind = 'text' or new.base_value is null then
    new.vmin := null;
    new.vmax := null;
  else
    new.vmin := least(new.base_value, coalesce(new.base_max_value, new.base_value));
    new.vmax := greatest(new.base_value, coalesce(new.base_max_value, new.base_value));
  end if;
  return new;
end
$$;

create trigger property_value_compared before insert on product.property_value
  for each row when (new.vmin is null) execute function product.compare_value();

create trigger property_value_recompared before update of base_value, base_max_value, text_value, property_id
  on product.property_value for each row execute function product.compare_value();

create trigger variant_value_compared before insert on product.variant_value
  for each row when (new.vmin is null) execute function product.compare_value();

create trigger variant_value_recompared before update of base_value, base_max_value, text_value, property_id
  on product.variant_value for each row execute function product.compare_value();
