-- Address of a link to a file that expires after some seconds. The caller has checked that the reader may see the file.
create or replace function file.link(wanted uuid, at timestamptz, lives_seconds integer) returns text
  language plpgsql
as $$
declare
  until_epoch bigint := floor(extract(epoch from at))::bigint + lives_seconds;
begin
  return '/api/file/api/v1/files/' || wanted || '?expires=' || until_epoch
    || '&signature=' || file.link_signature(wanted, until_epoch);
end
$$;
