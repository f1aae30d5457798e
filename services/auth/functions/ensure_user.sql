-- The user with this mobile number, who is created when there is none: an invitation is then there at the first
-- sign-in.
create or replace function auth.ensure_user(p_mobile text, p_name text, p_at timestamptz) returns int
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
