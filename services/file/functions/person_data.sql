-- What is held of a user's files, by kind, for the user's own copy: the files themselves are where they were sent.
create or replace function file.person_data(p_user integer) returns table (kind text, rows json)
  language sql stable
as $$
  select 'files', coalesce(json_agg(held), '[]') from (
    select name, mime as type, size, created_at as "createdAt"
    from file.stored_file where owner_id = p_user and stored_at is not null order by created_at, id) as held
  union all
  select 'copies', coalesce(json_agg(held), '[]') from (
    select state as status, requested_at as "createdAt", expires_at as "expiresAt"
    from file.data_export where user_id = p_user) as held
$$;
