-- Name, type and size of files, for schemas that show attachments. It does not check who may read them.
create or replace function file.describe(wanted uuid[])
  returns table (id uuid, owner_id integer, name text, mime text, size integer)
  language sql stable
as $$
  select stored_file.id, stored_file.owner_id, stored_file.name, stored_file.mime, stored_file.size
  from file.stored_file
  where stored_file.id = any(wanted) and stored_file.stored_at is not null
$$;
