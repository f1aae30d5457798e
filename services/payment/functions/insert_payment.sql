-- Creates a payment with its first event.
create or replace function payment.insert_payment(
  p_user integer, p_wallet_user integer, p_purpose text, p_purpose_id integer, p_amount_rial bigint, p_at timestamptz
) returns bigint
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
declare
  v_id bigint;
begin
  insert into payment.payment (user_id, wallet_user_id, purpose, purpose_id, amount_rial, created_at)
  values (p_user, p_wallet_user, p_purpose, p_purpose_id, p_amount_rial, p_at)
  returning id into v_id;
  insert into payment.event (payment_id, move, actor, to_status, at) values (v_id, 'create', 'owner', 'Created', p_at);
  return v_id;
end $$;
