-- How many companies wait for an operator to confirm them.
create or replace function merchant.waiting_companies() returns int
  language sql stable
as $$
  select count(*)::int from merchant.customer
  where kind = 'company' and national_legal_id is not null and confirmed_at is null and refused_at is null
$$;
