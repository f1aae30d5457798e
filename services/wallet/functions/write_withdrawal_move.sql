-- Moves a withdrawal to its next state and its money with it, for functions of this schema. Raises invalid_transition with
-- the present state as its detail.
create or replace function wallet.write_withdrawal_move(
  p_withdrawal bigint, p_move text, p_reason text, p_at timestamptz
) returns text language plpgsql as $$
declare
  v wallet.withdrawal;
  v_to text;
begin
  select * into v from wallet.withdrawal where id = p_withdrawal for update;
  v_to := wallet.next_withdrawal_state(v.state, p_move);
  if v_to is null then
    raise exception 'a withdrawal that is % cannot %', v.state, p_move
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = v.state;
  end if;
  update wallet.withdrawal set
    state = v_to,
    failure_reason = case when v_to = 'Failed' then p_reason end,
    sent_at = case when v_to = 'Sent' then p_at else sent_at end,
    settled_at = case when v_to = 'Settled' then p_at when v_to = 'Failed' then null else settled_at end,
    returned_at = case when v_to in ('Failed', 'Cancelled') then p_at end
  where id = p_withdrawal;
  if p_move = 'settle' then
    perform wallet.transfer(format('withdrawal:%s:settle', v.id), 'Withdrawal', 'واریز به حساب بانکی', p_at,
      'platform:withdrawals', 'bank:clearing', v.amount_rial);
  elsif p_move <> 'send' then
    perform wallet.transfer(format('withdrawal:%s:back', v.id), 'Withdrawal',
      case when p_move = 'cancel' then 'بازگشت برداشت لغوشده به کیف پول' else 'بازگشت برداشت ناموفق به کیف پول' end, p_at,
      case when p_move = 'return' then 'bank:clearing' else 'platform:withdrawals' end,
      format('user:%s:available', v.user_id), v.amount_rial);
    perform auth.forget_spending('withdrawal', v.id);
  end if;
  if p_move in ('settle', 'fail', 'return') then
    -- The owner learns by SMS how it ended; the service of users knows the number.
    perform kit.ensure_job('auth.withdrawal-notice', format('withdrawal:%s:%s', v.id, p_move), p_at,
      jsonb_build_object('userId', v.user_id, 'outcome', p_move, 'amountRial', v.amount_rial, 'shebaMasked',
        kit.mask_sheba(v.sheba)));
  end if;
  return v_to;
end $$;
