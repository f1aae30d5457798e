-- What is held of a user here, by kind, for the user's own copy. What is secret, such as hashes, is not part of it.
create or replace function auth.person_data(p_user integer) returns table (kind text, rows json)
  language sql stable
as $$
  select 'account', coalesce(json_agg(held), '[]') from (
    select someone.name, someone.mobile, someone.created_at as "createdAt", someone.picture_file_id as "pictureFileId"
    from auth.user as someone where someone.id = p_user) as held
  union all
  select 'account-deletion', coalesce(json_agg(held), '[]') from (
    select requested_at as "createdAt", due_at as "dueAt" from auth.account_deletion where user_id = p_user) as held
  union all
  select 'roles', coalesce(json_agg(held), '[]') from (
    select role, supplier_id as "supplierId" from auth.user_role where user_id = p_user order by role) as held
  union all
  select 'sessions', coalesce(json_agg(held), '[]') from (
    select device, network, created_at as "createdAt", expires_at as "expiresAt", revoked_at as "endedAt"
    from auth.session where user_id = p_user order by created_at) as held
  union all
  select 'devices', coalesce(json_agg(held), '[]') from (
    select created_at as "createdAt", last_used_at as "lastUsedAt"
    from auth.device where user_id = p_user order by created_at) as held
  union all
  select 'codes', coalesce(json_agg(held), '[]') from (
    select code.purpose, code.network, code.created_at as "createdAt", code.expires_at as "expiresAt",
      code.used_at as "usedAt"
    from auth.one_time_code as code join auth.user as someone on someone.mobile = code.mobile
    where someone.id = p_user order by code.created_at) as held
  union all
  select 'confirmations', coalesce(json_agg(held), '[]') from (
    select step_up.purpose, step_up.amount_rial as "amountRial", step_up.sheba, code.created_at as "createdAt",
      step_up.used_at as "usedAt"
    from auth.step_up join auth.one_time_code as code on code.request_id = step_up.request_id
    where step_up.user_id = p_user order by code.created_at) as held
  union all
  select 'spending-limit', coalesce(json_agg(held), '[]') from (
    select limit_rial as "limitRial", updated_at as "updatedAt" from auth.step_up_limit where user_id = p_user) as held
  union all
  select 'spendings-without-code', coalesce(json_agg(held), '[]') from (
    select purpose, amount_rial as "amountRial", spent_at as "createdAt"
    from auth.uncoded_spending where wallet_user_id = p_user order by spent_at) as held
$$;
