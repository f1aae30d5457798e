-- Takes an attachment back. Once no record holds the file any more, only its owner may read it; maintenance removes a
-- file without any attachment.
create or replace function file.detach(wanted uuid, from_subject text, from_subject_id integer) returns void
  language plpgsql
as $$
begin
  delete from file.attachment
  where file_id = wanted and subject = from_subject and subject_id = from_subject_id;
  if from_subject not in ('User', 'Buyer', 'Supplier', 'Public') then
    delete from file.attachment
    where file_id = wanted and not exists (
      select from file.attachment as holder
      where holder.file_id = wanted and holder.subject not in ('User', 'Buyer', 'Supplier', 'Public'));
  end if;
  update file.stored_file set is_attached = false
  where id = wanted and not exists (select from file.attachment where file_id = wanted);
end
$$;
