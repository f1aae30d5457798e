-- Starts the pending membership and returns when it ends. Called again, it changes nothing: a running membership is not
-- prolonged. Null when none is pending or running.
create or replace function merchant.activate_membership(p_user_id int, p_at timestamptz) returns timestamptz
  language plpgsql
as $$
declare
  until timestamptz;
begin
  update merchant.membership as membership
  set starts_at = p_at, ends_at = p_at + make_interval(months => plan.months)
  from merchant.membership_plan as plan
  where plan.id = membership.plan_id and membership.user_id = p_user_id and membership.starts_at is null;
  select held.ends_at into until from merchant.membership_of(p_user_id, p_at) as held where held.is_active;
  return until;
end
$$;
