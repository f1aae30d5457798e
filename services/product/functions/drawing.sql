-- The contract's DrawingSpec of an item; form and count are left out where the family's usual ones are drawn.
create or replace function product.drawing(
  family text, seed int, dimension_mm int, code text, form text default null, parts int default null
) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object('family', family, 'seed', seed, 'dimensionMm', dimension_mm, 'code', code)
    || jsonb_strip_nulls(jsonb_build_object('form', form, 'count', parts));
