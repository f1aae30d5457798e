-- The contract's ProductFacts of a variant: the columns that define it first.
create or replace function product.variant_facts(variant int) returns jsonb
  language sql stable
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'title', place.title,
        'value', case when property.kind <> 'boolean' then shown.value end,
        'maxValue', shown.most,
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
  cross join lateral (
    select product.in_unit(own.base_value, coalesce(unit.factor_to_base, 1), coalesce(unit.offset_to_base, 0)) as value,
      product.in_unit(own.base_max_value, coalesce(unit.factor_to_base, 1), coalesce(unit.offset_to_base, 0)) as most
  ) as shown
  where exact.id = variant
$$;
