-- Whether an agent may act for a customer in a role: viewer, requester, approver, finance or owner.
create or replace function merchant.may_act(customer_user int, agent_user int, needed text) returns boolean
  language sql stable
as $$
  select merchant.role_permits(merchant.agent_role(customer_user, agent_user), needed)
$$;
