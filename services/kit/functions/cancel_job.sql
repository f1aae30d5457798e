-- Cancels a planned job.
create or replace function kit.cancel_job(p_key text) returns void
  language sql
as $$
  delete from kit.job where key = p_key
$$;
