-- The role that runs the services adds events of requests, and never changes one.
create or replace function trade.close_tables(p_role text) returns void language plpgsql as $$
begin
  execute format('revoke update, delete on trade.event from %I', p_role);
end $$;
