-- Uses a token once, for exactly what its code was sent for. A transaction that fails afterwards gives it back.
create or replace function auth.use_step_up(
  p_token_hash text, p_user integer, p_session uuid, p_purpose text, p_purpose_id bigint, p_amount bigint,
  p_sheba text, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  update auth.step_up set used_at = p_at
  where token_hash = p_token_hash and used_at is null and expires_at > p_at
    and user_id = p_user and session_id = p_session
    and purpose = p_purpose and purpose_id is not distinct from p_purpose_id
    and amount_rial is not distinct from p_amount and sheba is not distinct from p_sheba;
  return found;
end $$;
