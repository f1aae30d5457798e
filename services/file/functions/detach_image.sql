-- Takes a photograph back from a subject; it stays public as long as another subject shows it.
create or replace function file.detach_image(wanted uuid, from_subject text, from_subject_id integer) returns void
  language plpgsql
as $$
begin
  perform file.detach(form.file_id, from_subject, from_subject_id)
  from file.image_rendition as form
  where form.image_id = wanted;
end
$$;
