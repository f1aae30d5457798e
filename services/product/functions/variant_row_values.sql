-- The values of a variant in the order of its size table.
create or replace function product.variant_row_values(variant int) returns json
  language sql stable
as $$
  select coalesce(json_agg(
    case kind when 'boolean' then to_json(is_true) else coalesce(to_json(text_value), to_json(value)) end order by ordinal
  ), '[]')
  from product.size_value where variant_id = variant
$$;
