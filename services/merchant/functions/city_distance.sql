-- Distance of two cities, to sort by: -2 for the same city, -1 within a province, else kilometres between the capitals
-- of the provinces (haversine). Null when a city is unknown.
create or replace function merchant.city_distance(one_city int, other_city int) returns int
  language sql stable parallel safe
as $$
  select case
    when one.id = other.id then -2
    when one.province_id = other.province_id then -1
    else round(12742 * asin(sqrt(
      sin(radians(far.latitude - near.latitude) / 2) ^ 2
      + cos(radians(near.latitude)) * cos(radians(far.latitude)) * sin(radians(far.longitude - near.longitude) / 2) ^ 2
    )))::int
  end
  from merchant.city as one
  join merchant.province as near on near.id = one.province_id
  cross join merchant.city as other
  join merchant.province as far on far.id = other.province_id
  where one.id = one_city and other.id = other_city
$$;
