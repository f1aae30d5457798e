-- Whether a user has asked for the deletion of the account, for functions of other schemas that take names from records.
create or replace function auth.is_deletion_asked(p_user integer) returns boolean
  language sql stable
as $$
  select exists (select from auth.account_deletion where user_id = p_user)
$$;
