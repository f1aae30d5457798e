-- Above what a spending from a user's wallet needs a code, if the user has set it.
create or replace function auth.step_up_limit_of(p_user integer) returns bigint
  language sql stable
as $$
  select limit_rial from auth.step_up_limit where user_id = p_user
$$;
