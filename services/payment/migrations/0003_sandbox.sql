-- The books of the demo's own gateway. Nothing here is money, and nothing but its adapter reads it.
create table payment.sandbox_order (
  authority    text primary key,
  amount_rial  bigint not null check (amount_rial > 0),
  description  text not null,
  callback_url text not null,
  state        text not null default 'open' check (state in ('open', 'paid', 'failed', 'cancelled')),
  -- Until then the gateway gives no answer about this order.
  silent_until timestamptz,
  verified_at  timestamptz,
  ref_number   text,
  created_at   timestamptz not null
);
