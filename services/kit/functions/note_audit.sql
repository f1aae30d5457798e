-- Notes what somebody did with data of others, in the transaction of the caller. A read that its session repeats within an
-- hour is noted once. The entries are a list of {act, subjectKind, subjectId, isBusiness, thingKind, thingId, role}.
create or replace function kit.note_audit(p_at timestamptz, p_actor jsonb, p_entries jsonb) returns void
  language sql security definer set search_path = pg_catalog, kit, pg_temp
as $$
  with actor as (
    select * from jsonb_to_record(p_actor)
      as actor ("userId" int, "supplierId" int, "sessionId" uuid, network text, "requestId" text)
  ), noted as (
    insert into kit.audit_event (at, actor_role, actor_user_id, actor_supplier_id, act, subject_kind, subject_id,
      is_business, thing_kind, thing_id, session_id, network, request_id)
    select p_at, entry.role, actor."userId", case entry.role when 'supplier' then actor."supplierId" end, entry.act,
      entry."subjectKind", entry."subjectId", entry."isBusiness", entry."thingKind", entry."thingId",
      actor."sessionId", actor.network, actor."requestId"
    from actor, jsonb_to_recordset(p_entries) as entry (role text, act text, "subjectKind" text, "subjectId" int,
      "isBusiness" boolean, "thingKind" text, "thingId" text)
    where entry.act not like 'read%' or not exists (
      select from kit.audit_event as before
      where before.actor_user_id = actor."userId" and before.act = entry.act
        and before.subject_id = entry."subjectId" and before.subject_kind = entry."subjectKind"
        and before.thing_kind = entry."thingKind" and before.thing_id = entry."thingId"
        and before.actor_role = entry.role and before.session_id = actor."sessionId"
        and before.at > p_at - interval '1 hour' and before.at <= p_at
    )
    returning id
  )
  insert into kit.audit_unlinked (event_id) select id from noted
$$;
