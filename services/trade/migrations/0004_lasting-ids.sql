-- Numbers of events do not run out, nor do those of payments.
alter table trade.request alter column payment_id type bigint;

alter table trade.event alter column id type bigint;
