-- A company is what its owner declares until an operator has confirmed it: only confirmed ones keep others from their
-- number and name. Those of before were never confirmed.
alter table merchant.customer
  add column confirmed_at timestamptz,
  add check (confirmed_at is null or (kind = 'company' and national_legal_id is not null));

drop index merchant.customer_legal_id;
drop index merchant.customer_company_name;

create unique index customer_confirmed_legal_id on merchant.customer (national_legal_id)
  where confirmed_at is not null;

create unique index customer_confirmed_name on merchant.customer (merchant.name_key(company_name))
  where confirmed_at is not null;
