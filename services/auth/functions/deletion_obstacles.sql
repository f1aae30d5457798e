-- Why the account of a user cannot be deleted now; no row when it can.
create or replace function auth.deletion_obstacles(p_user integer) returns setof text
  language sql stable
as $$
  select * from wallet.deletion_obstacles(p_user)
  union all select * from payment.deletion_obstacles(p_user)
  union all select * from trade.deletion_obstacles(p_user)
  union all select * from merchant.deletion_obstacles(p_user)
  union all select 'role' where exists (select from auth.user_role where user_id = p_user)
$$;
