-- Role of a user in the company of another user: 'owner' for the owner, null without a role
-- and before an invitation is accepted. Other schemas know a
-- customer by the user who owns it.
create or replace function merchant.agent_role(customer_user int, agent_user int) returns text
  language sql stable
as $$
  select case when customer_user = agent_user then 'owner' else (
    select agent.role
    from merchant.customer_agent as agent
    join merchant.customer on customer.id = agent.customer_id
    where customer.owner_user_id = customer_user and customer.kind = 'company' and agent.user_id = agent_user
      and agent.accepted_at is not null
  ) end
$$;
