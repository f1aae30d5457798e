-- Uploaded files; their bytes are in the store.
create table file.stored_file (
  id          uuid primary key,
  owner_id    integer not null,
  -- As it is shown and saved: cleaned, with the one extension that fits its content.
  name        text not null check (name <> '' and length(name) <= 200),
  mime        text not null,
  size        integer not null check (size > 0),
  -- Lower-case hexadecimal SHA-256 of the content.
  sha256      text not null check (length(sha256) = 64),
  created_at  timestamptz not null,
  -- Null while the bytes are being written to the store or removed from it.
  stored_at   timestamptz,
  -- Whether any record points to the file; an unattached file is removed after a day.
  is_attached boolean not null default false
);

create index stored_file_owner on file.stored_file (owner_id);

create index stored_file_loose on file.stored_file (created_at) where not is_attached;

create index stored_file_moving on file.stored_file (created_at) where stored_at is null;

-- The forms of photographs: one decoded picture, written anew in several widths and types, each a stored file.
create table file.image_rendition (
  file_id  uuid primary key references file.stored_file (id) on delete cascade,
  image_id uuid not null,
  width    integer not null check (width > 0),
  height   integer not null check (height > 0),
  mime     text not null check (mime <> ''),
  unique (image_id, width, mime)
);

-- Space that a user's files take. It is counted before the bytes are stored, so that concurrent uploads respect the limit.
create table file.owner_usage (
  owner_id integer primary key,
  bytes    bigint not null check (bytes >= 0)
);

-- What a file belongs to, which decides who may read it: a `User` and a `Supplier` read what is attached to them, everyone
-- reads what is attached to `Public` (0). Other subjects only keep the file from being removed.
create table file.attachment (
  file_id    uuid not null references file.stored_file (id) on delete cascade,
  subject    text not null check (subject <> ''),
  subject_id integer not null,
  primary key (file_id, subject, subject_id)
);

create index attachment_subject on file.attachment (subject, subject_id);

-- The key of short-lived links, as the two padded blocks of HMAC (RFC 2104). It never leaves the database.
create table file.link_key (
  only_row  boolean primary key default true check (only_row),
  inner_pad bytea not null check (length(inner_pad) = 64),
  outer_pad bytea not null check (length(outer_pad) = 64)
);
