-- Distance of every active supplier from a city, as merchant.city_distance() computes it; an unknown distance counts as
-- 100,000 km.
create or replace function merchant.supplier_distances(from_city int) returns table (supplier_id int, distance int)
  language sql stable
as $$
  -- Computed once per city, not for each supplier or item that is joined.
  with place as materialized (
    select city.id, coalesce(merchant.city_distance(city.id, from_city), 100000)::int as distance from merchant.city
  )
  select supplier.id, place.distance
  from place join merchant.supplier on supplier.city_id = place.id
  where supplier.is_active
$$;
