-- How many suppliers the site lists, how many of them were verified, and in how many provinces they sit; for other schemas.
create or replace function merchant.site_figures()
  returns table (suppliers int, verified int, provinces int)
  language sql stable
as $$
  select count(*)::int, count(*) filter (where supplier.verified_at is not null)::int,
    count(distinct city.province_id)::int
  from merchant.supplier join merchant.city on city.id = supplier.city_id
  where supplier.is_active
$$;
