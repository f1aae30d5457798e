-- What listings of products ask about their suppliers.

-- Active suppliers of these cities (of all, when null), only those whose identity was checked when asked so.
create function merchant.listing_suppliers(city_ids int[], only_verified boolean) returns setof int
  language sql stable
as $$
  select supplier.id
  from merchant.supplier
  where supplier.is_active
    and (city_ids is null or supplier.city_id = any(city_ids))
    and (not only_verified or supplier.verified_at is not null)
$$;

-- What an item of a list says of its supplier. Without parameters, so that a query joins it as it would a table.
create function merchant.supplier_lines()
  returns table (id int, name text, slug text, city_title text, verified_at timestamptz)
  language sql stable
as $$
  select supplier.id, supplier.name, supplier.slug, city.title, supplier.verified_at
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.is_active
$$;

-- Which of these suppliers are in which city.
create function merchant.supplier_cities(ids int[]) returns table (supplier_id int, city_id int, city_title text)
  language sql stable
as $$
  select supplier.id, city.id, city.title
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.id = any(ids)
$$;

-- How far every active supplier is from a city, as merchant.city_distance() reckons it; what is unknown is far.
create function merchant.supplier_distances(from_city int) returns table (supplier_id int, distance int)
  language sql stable
as $$
  -- Once for each city, not for each supplier or item that is joined.
  with place as materialized (
    select city.id, coalesce(merchant.city_distance(city.id, from_city), 100000)::int as distance from merchant.city
  )
  select supplier.id, place.distance
  from place join merchant.supplier on supplier.city_id = place.id
  where supplier.is_active
$$;
