-- Keeps from the role that runs the services what only a migration, the owner's start or the seed changes.
create or replace function kit.close_tables(p_role text) returns void language plpgsql as $$
begin
  execute format(
    'revoke insert, update, delete on kit.migration, kit.function_file, kit.granted_role, kit.database_mode from %I',
    p_role
  );
  -- It notes what was done by note_audit() alone, and changes nothing of it.
  execute format(
    'revoke insert, update, delete on kit.audit_event, kit.audit_link, kit.audit_unlinked from %I',
    p_role
  );
  execute format('revoke all on function kit.empty_services(), kit.grant_rights(text), kit.open_entry_points(text, text)
    from %I', p_role);
end $$;
