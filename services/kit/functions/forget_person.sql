-- Removes what the kit holds of a user: responses under their keys, counters of their number, and jobs that tell them of
-- something.
create or replace function kit.forget_person(p_user integer, p_mobile text) returns void
  language sql
as $$
  delete from kit.idempotency_key where user_id = p_user;
  delete from kit.rate_counter where strpos(key, p_mobile) > 0;
  delete from kit.job where payload ->> 'userId' = p_user::text and kind <> 'auth.delete-account';
$$;
