-- Whether an agent may act for a customer in a role: viewer, requester, approver, finance or owner. An approver may
-- request too, and every agent may view.
create or replace function merchant.may_act(customer_user int, agent_user int, needed text) returns boolean
  language sql stable
as $$
  select coalesce(case held.role
    when 'owner' then true
    when 'approver' then needed in ('viewer', 'requester', 'approver')
    when 'requester' then needed in ('viewer', 'requester')
    when 'finance' then needed in ('viewer', 'finance')
    when 'viewer' then needed = 'viewer'
  end, false)
  from (select merchant.agent_role(customer_user, agent_user) as role) as held
$$;
