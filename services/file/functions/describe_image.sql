-- Size of photographs, and the types and widths that exist, for schemas that show them.
create or replace function file.describe_image(wanted uuid[])
  returns table (id uuid, width integer, height integer, sources jsonb)
  language sql stable
as $$
  select source.image_id, max(source.width), max(source.height),
    jsonb_agg(jsonb_build_object('type', source.mime, 'widths', source.widths)
      order by array_position(array['image/avif', 'image/webp', 'image/jpeg'], source.mime))
  from (
    select form.image_id, form.mime, max(form.width) as width, max(form.height) as height,
      jsonb_agg(form.width order by form.width) as widths
    from file.image_rendition as form
    where form.image_id = any(wanted)
    group by form.image_id, form.mime
  ) as source
  group by source.image_id
$$;
