-- outside a transaction: the table has rows, and people save their profiles meanwhile.
create index concurrently customer_waiting on merchant.customer (updated_at, id) where kind = 'company' and national_legal_id is not null and confirmed_at is null and refused_at is null;
