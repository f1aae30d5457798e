-- HMAC-SHA-256 over the file and the second at which the link expires, in base64url.
create or replace function file.link_signature(wanted uuid, until_epoch bigint) returns text
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
