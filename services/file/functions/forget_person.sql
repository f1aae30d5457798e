-- Lets go of the files that are a user's alone, for maintenance to remove, and takes the user's name from the names of those
-- that others have been sent.
create or replace function file.forget_person(p_user integer, p_words text[]) returns void
  language plpgsql
as $$
begin
  delete from file.data_export where user_id = p_user;
  delete from file.attachment where subject in ('DataExport', 'ProfilePicture') and subject_id = p_user;
  update file.stored_file set
    name = coalesce(nullif(kit.redact(name, p_words), ''), name),
    is_attached = exists (select from file.attachment where attachment.file_id = stored_file.id)
  where owner_id = p_user;
end
$$;
