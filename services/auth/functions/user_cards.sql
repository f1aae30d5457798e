-- Name and mobile number of users, for other schemas.
create or replace function auth.user_cards(ids int[]) returns table (id int, name text, mobile text)
  language sql stable
as $$
  select someone.id, someone.name, someone.mobile from auth.user as someone where someone.id = any(ids)
$$;
