-- The state machine of withdrawals; null where a move is not possible. withdrawal-machine.rules.ts holds the same table; a
-- test compares them.
create or replace function wallet.next_withdrawal_state(p_from text, p_move text) returns text language sql immutable as $$
  select case p_move
    when 'send'   then case when p_from = 'Requested' then 'Sent' end
    when 'cancel' then case when p_from = 'Requested' then 'Cancelled' end
    when 'settle' then case when p_from = 'Sent' then 'Settled' end
    when 'fail'   then case when p_from = 'Sent' then 'Failed' end
    when 'return' then case when p_from = 'Settled' then 'Failed' end
  end
$$;
