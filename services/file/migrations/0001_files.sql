-- What people upload. The bytes are in the store; this is what is known of them.
create table file.stored_file (
  id          uuid primary key,
  owner_id    integer not null,
  -- As it is shown and saved: cleaned, with the one extension that its content has earned.
  name        text not null check (name <> '' and length(name) <= 200),
  mime        text not null,
  size        integer not null check (size > 0),
  -- Lower-case hexadecimal SHA-256 of the content.
  sha256      text not null check (length(sha256) = 64),
  created_at  timestamptz not null,
  -- Null while the bytes are on their way into the store, or out of it.
  stored_at   timestamptz,
  -- Whether any record points to the file; one that nobody points to is removed after a day.
  is_attached boolean not null default false
);

create index stored_file_owner on file.stored_file (owner_id);
create index stored_file_loose on file.stored_file (created_at) where not is_attached;
create index stored_file_moving on file.stored_file (created_at) where stored_at is null;

-- The room that a user's files take. Counted before the bytes are kept, so that uploads at once stay within it together.
create table file.owner_usage (
  owner_id integer primary key,
  bytes    bigint not null check (bytes >= 0)
);

-- What a file belongs to, and by that who may read it: `User` and `Supplier` read what is attached to them, everybody
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

-- Attaches a user's own file to a subject. False when it is not theirs, or is not there.
create function file.attach(wanted uuid, by_user integer, to_subject text, to_subject_id integer) returns boolean
  language plpgsql
as $$
begin
  -- The update is a lock as well: a file is either attached or taken away, never both.
  update file.stored_file set is_attached = true
  where id = wanted and owner_id = by_user and stored_at is not null;
  if not found then
    return false;
  end if;
  insert into file.attachment (file_id, subject, subject_id) values (wanted, to_subject, to_subject_id)
  on conflict do nothing;
  return true;
end
$$;

-- Takes an attachment back. When no record holds the file any more, nobody but its owner may read it; a file without
-- any attachment is removed by the upkeep.
create function file.detach(wanted uuid, from_subject text, from_subject_id integer) returns void
  language plpgsql
as $$
begin
  delete from file.attachment
  where file_id = wanted and subject = from_subject and subject_id = from_subject_id;
  if from_subject not in ('User', 'Supplier', 'Public') then
    delete from file.attachment
    where file_id = wanted and not exists (
      select from file.attachment as holder
      where holder.file_id = wanted and holder.subject not in ('User', 'Supplier', 'Public'));
  end if;
  update file.stored_file set is_attached = false
  where id = wanted and not exists (select from file.attachment where file_id = wanted);
end
$$;

-- What is known of files, whoever may read them. For owners of records that show their attachments.
create function file.describe(wanted uuid[])
  returns table (id uuid, owner_id integer, name text, mime text, size integer)
  language sql stable
as $$
  select stored_file.id, stored_file.owner_id, stored_file.name, stored_file.mime, stored_file.size
  from file.stored_file
  where stored_file.id = any(wanted) and stored_file.stored_at is not null
$$;

create function file.pad(key bytea, with_byte integer) returns bytea
  language plpgsql immutable strict
as $$
declare
  padded bytea := key;
begin
  for place in 0 .. length(key) - 1 loop
    padded := set_byte(padded, place, get_byte(key, place) # with_byte);
  end loop;
  return padded;
end
$$;

-- The link key, made at the first use from 488 random bits.
create function file.the_link_key() returns file.link_key
  language plpgsql
as $$
declare
  key bytea;
  found_key file.link_key;
begin
  select * into found_key from file.link_key;
  if not found then
    key := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
      || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    insert into file.link_key (inner_pad, outer_pad) values (file.pad(key, 54), file.pad(key, 92))
    on conflict do nothing;
    select * into found_key from file.link_key;
  end if;
  return found_key;
end
$$;

-- HMAC-SHA-256 over the file and the second at which the link lapses, in base64url.
create function file.link_signature(wanted uuid, until_epoch bigint) returns text
  language plpgsql
as $$
declare
  key file.link_key := file.the_link_key();
  inner_hash bytea;
begin
  inner_hash := sha256(key.inner_pad || convert_to(wanted::text || '.' || until_epoch::text, 'UTF8'));
  return translate(encode(sha256(key.outer_pad || inner_hash), 'base64'), '+/=', '-_');
end
$$;

-- Digests are compared, so that time tells nothing of how much was right.
create function file.link_is_good(wanted uuid, until_epoch bigint, signature text, at timestamptz) returns boolean
  language plpgsql
as $$
begin
  return until_epoch > extract(epoch from at)
    and sha256(convert_to(file.link_signature(wanted, until_epoch), 'UTF8')) = sha256(convert_to(signature, 'UTF8'));
end
$$;

-- Address of a link to a file that lapses some seconds from now. Whoever may show the file to somebody calls this.
create function file.link(wanted uuid, at timestamptz, lives_seconds integer) returns text
  language plpgsql
as $$
declare
  until_epoch bigint := floor(extract(epoch from at))::bigint + lives_seconds;
begin
  return '/api/file/api/v1/files/' || wanted || '?expires=' || until_epoch
    || '&signature=' || file.link_signature(wanted, until_epoch);
end
$$;
