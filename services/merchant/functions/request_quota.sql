-- The plan of a user's membership, pending ones included, and how many requests it lets its buyer publish in a month. No
-- row without a membership.
create or replace function merchant.request_quota(p_user_id int, p_at timestamptz)
  returns table (title text, requests_per_month int)
  language sql stable
as $$
  select plan.title, plan.requests_per_month
  from merchant.membership_of(p_user_id, p_at) as held
  join merchant.membership_plan as plan on plan.id = held.plan_id
$$;
