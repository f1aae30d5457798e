-- The contract's DrawingSpec of a supplier.
create or replace function merchant.supplier_drawing(family text, supplier_id int) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object('family', family, 'seed', supplier_id, 'dimensionMm', null, 'code', null);
