-- The values of a variant in the order of its size table, in the units of the table.
create or replace function product.variant_row_values(variant_id int, base_product_id int) returns json
  language sql stable
as $$
  select coalesce(json_agg(
    case property.kind
      when 'boolean' then to_json(own.base_value = 1)
      else coalesce(to_json(own.text_value), to_json(product.in_unit(
        own.base_value, coalesce(unit.factor_to_base, 1), coalesce(unit.offset_to_base, 0)
      )))
    end order by place.ordinal
  ), '[]')
  from product.base_product_column as place
  join product.property on property.id = place.property_id
  left join product.measurement_unit as unit on unit.id = place.unit_id
  left join product.variant_value as own on own.variant_id = $1 and own.property_id = place.property_id
  where place.base_product_id = $2
$$;
