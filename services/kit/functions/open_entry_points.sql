-- Leaves the role that runs the services the entry points of a schema: the functions that act with their owner's rights,
-- and those that only read. All others are called by these.
create or replace function kit.open_entry_points(p_schema text, p_role text) returns void language plpgsql as $$
declare
  v_function regprocedure;
begin
  execute format('revoke all on all functions in schema %I from %I', p_schema, p_role);
  for v_function in
    select pg_proc.oid from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = p_schema and (prosecdef or provolatile <> 'v')
  loop
    execute format('grant execute on function %s to %I', v_function, p_role);
  end loop;
end $$;
