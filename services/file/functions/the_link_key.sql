-- The key of links, created on first use from 488 random bits.
create or replace function file.the_link_key() returns file.link_key
  language plpgsql
as $$
declare
  key bytea;
  found_key file.link_key;
begin
  select * into found_key from file.link_key;
  if not found then
    key := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
      || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    insert into file.link_key (inner_pad, outer_pad) values (file.pad(key, 54), file.pad(key, 92))
    on conflict do nothing;
    select * into found_key from file.link_key;
  end if;
  return found_key;
end
$$;
