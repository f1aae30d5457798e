-- Gives the role that runs the services its rights: to read and write rows of ordinary tables and to call functions. It
-- owns nothing, and cannot create anything. What a schema keeps from it, the function close_tables() of that schema takes.
create or replace function kit.grant_rights(p_role text) returns void language plpgsql as $$
declare
  v_schema text;
begin
  -- Nobody but the owner creates what a name could find instead of ours.
  execute 'revoke create on schema public from public';
  execute 'alter default privileges revoke execute on functions from public';
  execute format('revoke temporary on database %I from public', current_database());
  for v_schema in select distinct schema from kit.migration order by schema loop
    execute format('grant usage on schema %I to %I', v_schema, p_role);
    execute format('revoke all on all tables in schema %I from public, %I', v_schema, p_role);
    execute format('revoke all on all sequences in schema %I from public, %I', v_schema, p_role);
    execute format('revoke all on all functions in schema %I from public, %I', v_schema, p_role);
    execute format('grant select, insert, update, delete on all tables in schema %I to %I', v_schema, p_role);
    execute format('grant usage, select on all sequences in schema %I to %I', v_schema, p_role);
    execute format('grant execute on all functions in schema %I to %I', v_schema, p_role);
  end loop;
  for v_schema in
    select nspname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where proname = 'close_tables' and nspname in (select schema from kit.migration) order by nspname
  loop
    execute format('select %I.close_tables($1)', v_schema) using p_role;
    execute format('revoke all on function %I.close_tables(text) from %I', v_schema, p_role);
  end loop;
end $$;
