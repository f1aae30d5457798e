-- What several instances of the services must know together.

-- Answers of writes, by the key their caller made. The row, the effect and the answer commit together.
create table kit.idempotency_key (
  -- 0: a caller without a session.
  user_id      integer not null,
  route        text not null,
  key          uuid not null,
  request_hash text not null,
  status       integer,
  answer       jsonb,
  created_at   timestamptz not null,
  primary key (user_id, route, key)
);

create index idempotency_key_age on kit.idempotency_key (created_at);

-- Work that is due at a time: it survives restarts, and one instance at a time takes it.
create table kit.job (
  id           integer primary key generated always as identity,
  kind         text not null check (kind <> ''),
  -- What the job is about; the same key is the same job.
  key          text not null unique check (key <> ''),
  run_at       timestamptz not null,
  payload      jsonb not null default '{}',
  attempts     integer not null default 0,
  -- An instance that dies leaves its claim behind: it lapses.
  locked_until timestamptz,
  last_error   text
);

create index job_due on kit.job (run_at, id);

create unlogged table kit.rate_counter (
  key          text primary key,
  window_start timestamptz not null,
  used         integer not null,
  expires_at   timestamptz not null
);

create index rate_counter_age on kit.rate_counter (expires_at);

-- As before, for whatever schemas there are: every service has one of its own.
create or replace function kit.empty_services() returns void
  language plpgsql
as $$
declare
  schemas text[];
  every_table text;
  guarded regclass[];
  one regclass;
begin
  -- The schemas that our own migrations made: a database may hold others.
  select array_agg(distinct schema) into schemas from kit.migration where schema <> 'kit';
  select string_agg(format('%I.%I', schemaname, tablename), ', ') into every_table
  from pg_tables where schemaname = any(schemas);
  select array_agg(distinct tgrelid::regclass) into guarded
  from pg_trigger
  where not tgisinternal and tgtype::int & 32 <> 0
    and tgrelid in (select oid from pg_class where relnamespace in (select oid from pg_namespace where nspname = any(schemas)));
  foreach one in array coalesce(guarded, '{}') loop
    execute format('alter table %s disable trigger user', one);
  end loop;
  if every_table is not null then
    execute 'truncate table ' || every_table || ' restart identity';
  end if;
  foreach one in array coalesce(guarded, '{}') loop
    execute format('alter table %s enable trigger user', one);
  end loop;
  delete from kit.seed_stamp;
  delete from kit.idempotency_key;
  delete from kit.job;
  delete from kit.rate_counter;
end
$$;
