-- What of a user's company keeps the account from being deleted: others who act for it.
create or replace function merchant.deletion_obstacles(p_user integer) returns setof text
  language sql stable
as $$
  select 'companyAgents' where exists (
    select from merchant.customer_agent as agent join merchant.customer on customer.id = agent.customer_id
    where customer.owner_user_id = p_user and agent.accepted_at is not null)
$$;
