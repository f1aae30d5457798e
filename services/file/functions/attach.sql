-- Attaches a user's own file to a subject. False when the file does not exist or belongs to another user, and for the copy of
-- a user's data, which belongs to nothing else.
create or replace function file.attach(wanted uuid, by_user integer, to_subject text, to_subject_id integer) returns boolean
  language plpgsql
as $$
begin
  -- The update also locks the row, so that the file cannot be removed while it is being attached.
  update file.stored_file set is_attached = true
  where id = wanted and owner_id = by_user and stored_at is not null and mime <> 'application/zip';
  if not found then
    return false;
  end if;
  insert into file.attachment (file_id, subject, subject_id) values (wanted, to_subject, to_subject_id)
  on conflict do nothing;
  return true;
end
$$;
