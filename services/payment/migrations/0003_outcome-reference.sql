-- Names an attempt to a browser without a session: what its gateway's return leads to shows how the payment ended.
alter table payment.online_payment add column outcome_reference uuid not null default gen_random_uuid();

create unique index online_payment_outcome on payment.online_payment (outcome_reference);

create index payment_wallet on payment.payment (wallet_user_id, id desc);
