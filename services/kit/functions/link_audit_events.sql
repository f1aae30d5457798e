-- Links the events that wait, the oldest first, and returns how many there were. Two calls come one after the other.
create or replace function kit.link_audit_events(p_limit int) returns int
  language plpgsql security definer set search_path = pg_catalog, kit, pg_temp
as $$
declare
  v_place bigint;
  v_hash bytea;
  v_event kit.audit_event;
  v_count int := 0;
begin
  lock table kit.audit_link in exclusive mode;
  select place, hash into v_place, v_hash from kit.audit_link order by place desc limit 1;
  v_place := coalesce(v_place, 0);
  v_hash := coalesce(v_hash, sha256(''::bytea));
  for v_event in
    select event.* from kit.audit_unlinked
    join kit.audit_event as event on event.id = audit_unlinked.event_id
    order by event.id limit p_limit
  loop
    v_place := v_place + 1;
    v_hash := sha256(v_hash || convert_to(kit.audit_line(v_event), 'UTF8'));
    insert into kit.audit_link (place, event_id, hash) values (v_place, v_event.id, v_hash);
    delete from kit.audit_unlinked where event_id = v_event.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
