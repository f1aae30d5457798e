-- The role that runs the services reads the ledger, and posts by the entry points alone.
create or replace function wallet.close_tables(p_role text) returns void language plpgsql as $$
begin
  execute format('revoke insert, update, delete on all tables in schema wallet from %I', p_role);
  execute format('revoke all on all sequences in schema wallet from %I', p_role);
  perform kit.open_entry_points('wallet', p_role);
end $$;
