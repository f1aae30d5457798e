-- Attaches a file that one subject has to another subject, no matter which user owns it. False when the first does not have it.
create or replace function file.pass_on(
  wanted uuid, from_subject text, from_subject_id integer, to_subject text, to_subject_id integer
) returns boolean
  language plpgsql
as $$
begin
  perform from file.attachment
  where file_id = wanted and subject = from_subject and subject_id = from_subject_id
  for key share;
  if not found then
    return false;
  end if;
  insert into file.attachment (file_id, subject, subject_id) values (wanted, to_subject, to_subject_id)
  on conflict do nothing;
  return true;
end
$$;
