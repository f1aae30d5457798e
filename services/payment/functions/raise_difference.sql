-- Notes a difference between our books and a gateway's report. One that was resolved is open again when it is seen again,
-- unless an operator resolved it and the gateway still reports the same. True when it is open.
create or replace function payment.raise_difference(
  p_gateway text, p_day date, p_kind text, p_authority text, p_attempt bigint,
  p_ours_status text, p_ours_rial bigint, p_theirs_status text, p_theirs_rial bigint, p_theirs_ref text, p_at timestamptz
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
declare
  v_resolved_at timestamptz;
begin
  insert into payment.reconciliation_difference as known (gateway_id, day, kind, authority, attempt_id,
    ours_status, ours_rial, theirs_status, theirs_rial, theirs_ref, first_seen_at)
  values (p_gateway, p_day, p_kind, p_authority, p_attempt,
    p_ours_status, p_ours_rial, p_theirs_status, p_theirs_rial, p_theirs_ref, p_at)
  on conflict (gateway_id, authority, kind) do update set
    day = case when known.resolved_at is null then known.day else excluded.day end,
    attempt_id = excluded.attempt_id, ours_status = excluded.ours_status, ours_rial = excluded.ours_rial,
    theirs_status = excluded.theirs_status, theirs_rial = excluded.theirs_rial, theirs_ref = excluded.theirs_ref,
    resolved_at = null, resolved_by = null, resolution = null
  where known.resolved_by is distinct from 'operator'
    or (known.theirs_status, known.theirs_rial) is distinct from (excluded.theirs_status, excluded.theirs_rial);
  select resolved_at into v_resolved_at from payment.reconciliation_difference
    where gateway_id = p_gateway and authority = p_authority and kind = p_kind;
  return v_resolved_at is null;
end $$;
