-- A browser that has signed a user in: the secret itself stays in the browser. It is asked for no work when it asks for a
-- code of that user's number, and its sessions are no news.
create table auth.device (
  id           uuid primary key,
  user_id      integer not null references auth.user (id),
  token_hash   text not null,
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  unique (user_id, token_hash)
);

create index device_age on auth.device (last_used_at);

-- Codes of a known device are limited by themselves, so that no stranger uses them up. A wide network is the /48 of an
-- IPv6 address, whose owner has 65,536 networks.
alter table auth.one_time_code
  add column device_id uuid references auth.device (id) on delete set null,
  add column wide_network text;

-- Nothing locks a number any more: an attempt is locked by its own wrong codes.
alter table auth.sign_in_guard drop column locked_until;

-- Challenges whose work was accepted, until they would expire by themselves.
create table auth.used_work (
  challenge_hash text primary key,
  expires_at     timestamptz not null
);

create index used_work_age on auth.used_work (expires_at);

-- Which device is signing in, and whether its user is told because it is a new one.
alter table auth.authorization_code
  add column device_id uuid references auth.device (id) on delete set null,
  add column is_news   boolean not null default false;

alter table auth.session
  add column device_id uuid references auth.device (id) on delete set null,
  -- Where the session was opened: never a whole address.
  add column network   text;
