-- Makes a move by which no money is paid, as write_move() does. Moves that the ledger must follow are made by the functions
-- that post them: pay_by_wallet(), settle_success() and cancel_for().
create or replace function payment.move(
  p_payment bigint, p_move text, p_actor text, p_at timestamptz,
  p_attempt bigint default null, p_reason text default null
) returns text
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
begin
  if p_move in ('verify', 'verifyLate', 'payByWallet', 'creditExtra', 'refund') then
    raise exception 'the move % belongs to a posting', p_move using errcode = 'insufficient_privilege';
  end if;
  return payment.write_move(p_payment, p_move, p_actor, p_at, p_attempt, p_reason);
end $$;
