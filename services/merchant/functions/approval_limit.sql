-- The largest sum that a user may publish or accept for a buyer; null when there is no limit.
create or replace function merchant.approval_limit(customer_user int, agent_user int) returns bigint
  language sql stable
as $$
  select agent.approval_limit_rial
  from merchant.customer_agent as agent
  join merchant.customer on customer.id = agent.customer_id
  where customer.owner_user_id = customer_user and customer.kind = 'company' and agent.user_id = agent_user
    and customer_user <> agent_user and agent.accepted_at is not null
$$;
