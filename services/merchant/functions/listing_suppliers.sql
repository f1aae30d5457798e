-- Active suppliers in these cities, or in all cities when null; only verified ones when asked for.
create or replace function merchant.listing_suppliers(city_ids int[], only_verified boolean) returns setof int
  language sql stable
as $$
  select supplier.id
  from merchant.supplier
  where supplier.is_active
    and (city_ids is null or supplier.city_id = any(city_ids))
    and (not only_verified or supplier.verified_at is not null)
$$;
