-- Posts one transaction that belongs to no payment or request, as wallet.post_for() does.
create or replace function wallet.post(
  p_key text, p_type text, p_description text, p_tracking_code text, p_at timestamptz, p_legs jsonb
) returns bigint language plpgsql as $$
begin
  return wallet.post_for(p_key, p_type, p_description, p_tracking_code, p_at, p_legs, null, null);
end $$;
