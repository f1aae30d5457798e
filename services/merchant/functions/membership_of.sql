-- The user's membership at an instant: the running one, else the pending one, else the last one. No row when there is
-- none.
create or replace function merchant.membership_of(p_user_id int, p_at timestamptz)
  returns table (membership_id int, plan_id int, title text, price_rial bigint, months int, status text,
    is_active boolean, starts_at timestamptz, ends_at timestamptz)
  language sql stable
as $$
  select membership.id, plan.id, plan.title, plan.price_rial, plan.months, state.status, state.status = 'Active',
    membership.starts_at, membership.ends_at
  from merchant.membership
  join merchant.membership_plan as plan on plan.id = membership.plan_id
  cross join lateral (
    select case
      when membership.starts_at is null then 'Pending'
      when membership.ends_at > p_at then 'Active'
      else 'Ended'
    end as status
  ) as state
  where membership.user_id = p_user_id
  order by array_position(array['Active', 'Pending', 'Ended'], state.status), membership.ends_at desc, membership.id desc
  limit 1
$$;
