-- A value in base units as it is shown in a unit; no product is made to more than nine digits.
create or replace function product.in_unit(base_value double precision, unit int) returns numeric
  language sql stable
as $$
  select trim_scale(round(
    own.value::numeric, case own.value when 0 then 0 else (8 - floor(log(abs(own.value)))) end::int
  ))
  from (
    select coalesce(
      (select (base_value - scale.offset_to_base) / scale.factor_to_base from product.measurement_unit as scale where scale.id = unit),
      base_value
    ) as value
  ) as own
$$;
