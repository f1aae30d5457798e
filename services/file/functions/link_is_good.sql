-- Whether a link's signature is right and has not expired. Hashes are compared instead of the signatures, so that the
-- time taken reveals nothing of them.
create or replace function file.link_is_good(wanted uuid, until_epoch bigint, signature text, at timestamptz) returns boolean
  language plpgsql
as $$
begin
  return until_epoch > extract(epoch from at)
    and sha256(convert_to(file.link_signature(wanted, until_epoch), 'UTF8')) = sha256(convert_to(signature, 'UTF8'));
end
$$;
