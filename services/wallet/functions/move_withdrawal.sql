-- Cancels a withdrawal, gives it to the bank, or records what the bank did, as write_withdrawal_move() does. One in a batch
-- is moved by its batch alone, except that it is cancelled: invalid_transition.
create or replace function wallet.move_withdrawal(p_withdrawal bigint, p_move text, p_reason text, p_at timestamptz)
  returns text
  language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
begin
  -- In this order in every function: the withdrawal, then its row of a batch.
  perform from wallet.withdrawal where id = p_withdrawal for update;
  if p_move = 'cancel' then
    update wallet.payout_row set state = 'Cancelled', ended_at = p_at
    where withdrawal_id = p_withdrawal and state = 'Draft';
  elsif exists (
    select from wallet.payout_row where withdrawal_id = p_withdrawal and state in ('Draft', 'Sent', 'Settled')
  ) then
    raise exception 'the withdrawal % belongs to a batch', p_withdrawal
      using errcode = 'check_violation', constraint = 'invalid_transition',
        detail = (select state from wallet.withdrawal where id = p_withdrawal);
  end if;
  return wallet.write_withdrawal_move(p_withdrawal, p_move, p_reason, p_at);
end $$;
