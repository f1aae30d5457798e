-- What a variant has in each column of its size table, numbers in the units of the table.
create or replace view product.size_value as
  select exact.id as variant_id, place.ordinal, place.title, place.defines, property.code, property.kind,
    unit.symbol as unit_symbol, own.property_id is not null as is_given, own.text_value, own.base_value = 1 as is_true,
    product.in_unit(own.base_value, coalesce(unit.factor_to_base, 1), coalesce(unit.offset_to_base, 0)) as value,
    product.in_unit(own.base_max_value, coalesce(unit.factor_to_base, 1), coalesce(unit.offset_to_base, 0)) as most
  from product.variant as exact
  join product.base_product_column as place on place.base_product_id = exact.base_product_id
  join product.property on property.id = place.property_id
  left join product.measurement_unit as unit on unit.id = place.unit_id
  left join product.variant_value as own on own.variant_id = exact.id and own.property_id = place.property_id;
