-- Numbers of payments, attempts and events do not run out.
alter table payment.payment alter column id type bigint;

alter table payment.online_payment
  alter column id type bigint,
  alter column payment_id type bigint;

alter table payment.event
  alter column id type bigint,
  alter column payment_id type bigint,
  alter column online_payment_id type bigint;
