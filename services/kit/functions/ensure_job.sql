-- Plans a job unless one with its key is planned already.
create or replace function kit.ensure_job(p_kind text, p_key text, p_run_at timestamptz, p_payload jsonb default '{}')
  returns void
  language sql
as $$
  insert into kit.job (kind, key, run_at, payload) values (p_kind, p_key, p_run_at, p_payload)
  on conflict (key) do nothing
$$;
