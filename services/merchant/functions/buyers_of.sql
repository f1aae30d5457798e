-- The buyers for whom a user may act in a role: the user, and the owners of the companies whose agent the user is. Other
-- schemas know a customer by the user who owns it.
create or replace function merchant.buyers_of(agent_user int, needed text) returns int[]
  language sql stable
as $$
  select array[agent_user] || array(
    select customer.owner_user_id
    from merchant.customer_agent as agent
    join merchant.customer on customer.id = agent.customer_id
    where agent.user_id = agent_user and agent.accepted_at is not null and customer.kind = 'company'
      and merchant.role_permits(agent.role, needed)
    order by customer.owner_user_id
  )
$$;
