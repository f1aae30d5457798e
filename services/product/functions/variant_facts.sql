-- The contract's ProductFacts of a variant: the columns that define it first.
create or replace function product.variant_facts(variant int) returns jsonb
  language sql stable
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'title', place.title,
        'value', case when property.kind <> 'boolean' then product.in_unit(own.base_value, place.unit_id) end,
        'maxValue', product.in_unit(own.base_max_value, place.unit_id),
        'text', case when property.kind = 'boolean' then case own.base_value when 1 then 'دارد' else 'ندارد' end
          else own.text_value end,
        'isCode', coalesce(own.text_value ~ '^[\x20-\x7e]+$', false),
        'unitSymbol', unit.symbol
      ) order by not place.defines, place.ordinal
    ), '[]'
  )
  from product.variant as exact
  join product.base_product_column as place on place.base_product_id = exact.base_product_id
  join product.variant_value as own on own.variant_id = exact.id and own.property_id = place.property_id
  join product.property on property.id = own.property_id
  left join product.measurement_unit as unit on unit.id = place.unit_id
  where exact.id = variant
$$;
