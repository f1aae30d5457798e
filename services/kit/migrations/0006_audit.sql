-- Who read or changed what of whom. It holds numbers and codes alone: no name, no text, no whole address.
create table kit.audit_event (
  id                bigint primary key generated always as identity,
  at                timestamptz not null,
  actor_role        text not null check (actor_role in ('operator', 'supplier', 'agent', 'customer', 'job')),
  -- Null for a job alone.
  actor_user_id     integer check (actor_user_id > 0),
  -- For whom the actor has acted as a supplier.
  actor_supplier_id integer check (actor_supplier_id > 0),
  act               text not null check (act ~ '^[a-zA-Z]{3,40}$'),
  -- Whose it was: a user's, a supplier's, or nobody's who is known here.
  subject_kind      text not null check (subject_kind in ('user', 'supplier', 'none')),
  subject_id        integer not null check (subject_id >= 0),
  -- Whether it belongs to the company of the user, and not to the person.
  is_business       boolean not null,
  thing_kind        text not null check (thing_kind ~ '^[a-zA-Z]{0,40}$'),
  thing_id          text not null check (thing_id ~ '^[0-9A-Za-z-]{0,64}$'),
  session_id        uuid,
  network           text check (network ~ '^[0-9a-f.:]{2,45}/(24|48)$'),
  request_id        text check (request_id ~ '^[0-9a-f]{32}$'),
  check ((actor_role = 'job') = (actor_user_id is null)),
  check ((actor_role = 'supplier') = (actor_supplier_id is not null)),
  check ((subject_kind = 'none') = (subject_id = 0)),
  check (not is_business or subject_kind = 'user')
);

create index audit_event_of_subject on kit.audit_event (subject_kind, subject_id, id desc);
create index audit_event_of_actor on kit.audit_event (actor_user_id, act, subject_id, at desc);
create index audit_event_at on kit.audit_event (at);

-- Each event with the hash of itself and of all before it, in the order in which they were linked.
create table kit.audit_link (
  place    bigint primary key check (place > 0),
  event_id bigint not null unique references kit.audit_event,
  hash     bytea not null check (octet_length(hash) = 32)
);

-- Events that wait to be linked: those that are written at the same time would otherwise wait for each other.
create table kit.audit_unlinked (
  event_id bigint primary key references kit.audit_event
);
