-- Creates a pending membership of the base plan unless one is running or pending, and returns the user's membership.
-- When its fee is paid, activate_membership is called in the same transaction.
create or replace function merchant.ensure_base_membership(p_user_id int, p_at timestamptz)
  returns table (membership_id int, plan_id int, title text, price_rial bigint, months int, status text,
    is_active boolean, starts_at timestamptz, ends_at timestamptz)
  language plpgsql
as $$
begin
  if not exists (select from merchant.membership_of(p_user_id, p_at) as held where held.status <> 'Ended') then
    insert into merchant.membership (user_id, plan_id, created_at)
    select p_user_id, plan.id, p_at from merchant.membership_plan as plan where plan.code = 'base'
    on conflict do nothing;
  end if;
  return query select * from merchant.membership_of(p_user_id, p_at);
end
$$;
