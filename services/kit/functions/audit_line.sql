-- An event as its hash reads it; audit-chain.rules.ts writes the same line.
create or replace function kit.audit_line(p_event kit.audit_event) returns text
  language sql stable
as $$
  select concat_ws('|', p_event.id, to_char(p_event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    p_event.actor_role, coalesce(p_event.actor_user_id::text, ''), coalesce(p_event.actor_supplier_id::text, ''),
    p_event.act, p_event.subject_kind, p_event.subject_id, p_event.is_business::text, p_event.thing_kind,
    p_event.thing_id, coalesce(p_event.session_id::text, ''), coalesce(p_event.network, ''),
    coalesce(p_event.request_id, ''))
$$;
