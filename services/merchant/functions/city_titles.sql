-- The titles of all cities, by which a search recognizes them.
create or replace function merchant.city_titles() returns setof text
  language sql stable
as $$
  select title from merchant.city order by id
$$;
