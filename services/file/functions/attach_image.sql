-- Attaches a user's own photograph to a subject and makes it public. False when it does not exist or belongs to another
-- user.
create or replace function file.attach_image(wanted uuid, by_user integer, to_subject text, to_subject_id integer)
  returns boolean
  language sql
as $$
  select coalesce(bool_and(
    file.attach(form.file_id, by_user, to_subject, to_subject_id) and file.attach(form.file_id, by_user, 'Public', 0)
  ), false)
  from file.image_rendition as form
  where form.image_id = wanted
$$;
