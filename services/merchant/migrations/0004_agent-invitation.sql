-- A person acts for a company only after accepting its invitation, and an invitation has an end. The agents of before have
-- accepted.
alter table merchant.customer_agent
  add column accepted_at timestamptz,
  add column invitation_ends_at timestamptz;

update merchant.customer_agent set accepted_at = created_at;

alter table merchant.customer_agent
  add check (accepted_at is not null or invitation_ends_at is not null);
