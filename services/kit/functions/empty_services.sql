-- Removes all data of the services, so that a seed can be written again. The triggers that guard append-only tables are
-- off meanwhile.
create or replace function kit.empty_services() returns void
  language plpgsql
as $$
declare
  schemas text[];
  every_table text;
  guarded regclass[];
  one regclass;
begin
  -- Only schemas that our migrations created: a database may hold others.
  select array_agg(distinct schema) into schemas from kit.migration where schema <> 'kit';
  select string_agg(format('%I.%I', schemaname, tablename), ', ') into every_table
  from pg_tables where schemaname = any(schemas);
  select array_agg(distinct tgrelid::regclass) into guarded
  from pg_trigger
  where not tgisinternal and tgtype::int & 32 <> 0
    and tgrelid in (select oid from pg_class where relnamespace in (select oid from pg_namespace where nspname = any(schemas)));
  foreach one in array coalesce(guarded, '{}') loop
    execute format('alter table %s disable trigger user', one);
  end loop;
  if every_table is not null then
    execute 'truncate table ' || every_table || ' restart identity';
  end if;
  foreach one in array coalesce(guarded, '{}') loop
    execute format('alter table %s enable trigger user', one);
  end loop;
  -- The users and companies that these events name are gone.
  alter table kit.audit_event disable trigger user;
  alter table kit.audit_link disable trigger user;
  truncate kit.audit_event, kit.audit_link, kit.audit_unlinked restart identity;
  alter table kit.audit_event enable trigger user;
  alter table kit.audit_link enable trigger user;
  delete from kit.seed_stamp;
  delete from kit.idempotency_key;
  delete from kit.job;
  delete from kit.rate_counter;
end
$$;
