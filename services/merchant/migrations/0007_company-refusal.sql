-- A company that an operator has not confirmed learns why, and waits again once it has changed what was checked.
alter table merchant.customer
  add column refused_at timestamptz,
  add column refusal_reason text check (refusal_reason <> ''),
  add check ((refused_at is null) = (refusal_reason is null)),
  add check (refused_at is null or (kind = 'company' and confirmed_at is null));
