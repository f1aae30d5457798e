-- A value in base units as it is shown in a unit; no product is made to more than nine digits.
create or replace function product.in_unit(base_value double precision, factor double precision, shift double precision)
  returns numeric
  language sql immutable parallel safe
  return case when base_value = shift then 0 else trim_scale(round(
    ((base_value - shift) / factor)::numeric, 8 - floor(log(abs((base_value - shift) / factor)))::int
  )) end;
