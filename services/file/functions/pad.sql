-- A padded block of HMAC (RFC 2104): every byte of the key combined with one fixed byte.
create or replace function file.pad(key bytea, with_byte integer) returns bytea
  language plpgsql immutable strict
as $$
declare
  padded bytea := key;
begin
  for place in 0 .. length(key) - 1 loop
    padded := set_byte(padded, place, get_byte(key, place) # with_byte);
  end loop;
  return padded;
end
$$;
