-- What other schemas may ask of this one: who somebody is, and an account for somebody who is invited.

create function auth.user_cards(ids int[]) returns table (id int, name text, mobile text)
  language sql stable
as $$
  select someone.id, someone.name, someone.mobile from auth.user as someone where someone.id = any(ids)
$$;

-- The user of a number; made when there is none, so that an invitation is there at the first sign-in.
create function auth.ensure_user(p_mobile text, p_name text, p_at timestamptz) returns int
  language plpgsql
as $$
declare
  found_id int;
begin
  select someone.id into found_id from auth.user as someone where someone.mobile = p_mobile;
  if found_id is null then
    insert into auth.user (mobile, name, created_at) values (p_mobile, p_name, p_at)
    on conflict (mobile) do update set mobile = excluded.mobile
    returning auth.user.id into found_id;
  end if;
  return found_id;
end
$$;
