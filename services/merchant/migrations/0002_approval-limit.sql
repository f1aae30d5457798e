-- The largest sum that an approver may publish or accept, set by the company's owner. Null: no limit.
alter table merchant.customer_agent
  add column approval_limit_rial bigint check (approval_limit_rial > 0),
  add check (approval_limit_rial is null or role = 'approver');
