-- Which demo data this database holds: a changed seed is recognised by its version.
create table kit.seed_stamp (
  only_row boolean primary key default true check (only_row),
  version text not null,
  seed integer not null,
  seeded_at timestamptz not null
);

-- Takes all data out of the services' tables, so that a seed can be written anew. The guards of append-only tables are
-- for everybody else; they are back before anything is written.
create function kit.empty_services() returns void
  language plpgsql
as $$
declare
  schemas text[] := array['auth', 'content', 'merchant', 'notification', 'product', 'setting', 'wallet'];
  every_table text;
  guarded regclass[];
  one regclass;
begin
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
  delete from kit.seed_stamp;
end
$$;
