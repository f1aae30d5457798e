-- The contract's DrawingSpec of an item.
create or replace function product.drawing(family text, seed int, dimension_mm int, code text) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object('family', family, 'seed', seed, 'dimensionMm', dimension_mm, 'code', code);
