-- The person who last paid or tried to: the owner of the wallet, or an agent of their company.
alter table payment.payment add column paid_by integer;
