-- A code confirms a sign-in, or one spending or change; never the other.
alter table auth.one_time_code
  add column purpose text not null default 'signIn' check (purpose in ('signIn', 'stepUp'));

-- What a code was sent for, and the token that the right code was exchanged for. The token itself is stored nowhere.
create table auth.step_up (
  request_id  uuid primary key references auth.one_time_code (request_id) on delete cascade,
  user_id     integer not null references auth.user (id),
  session_id  uuid not null,
  purpose     text not null check (purpose in ('walletPay', 'withdrawal', 'limitChange')),
  purpose_id  bigint check (purpose_id > 0),
  amount_rial bigint not null check (amount_rial > 0),
  token_hash  text unique,
  expires_at  timestamptz,
  used_at     timestamptz,
  check ((token_hash is null) = (expires_at is null)),
  check (used_at is null or token_hash is not null)
);

-- Above what a spending from the user's wallet needs a code. A user without a row has the default of the site.
create table auth.step_up_limit (
  user_id    integer primary key references auth.user (id),
  limit_rial bigint not null check (limit_rial >= 0),
  updated_at timestamptz not null
);
