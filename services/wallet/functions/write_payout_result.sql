-- Records what the bank did with a row, and moves its money: settled leaves for the bank, failed and returned are payable
-- again. A result that the row has already changes nothing. Raises invalid_transition, with the row and its state as detail.
create or replace function wallet.write_payout_result(
  p_row bigint, p_result text, p_reference text, p_reason text, p_by integer, p_at timestamptz
) returns void language plpgsql as $$
declare
  v wallet.payout_row;
  v_to text;
begin
  select * into v from wallet.payout_row where id = p_row for update;
  v_to := case
    when p_result = 'settled' and v.state in ('Sent', 'Settled') then 'Settled'
    when p_result = 'failed' and v.state in ('Sent', 'Failed') then 'Failed'
    when p_result = 'returned' and v.state in ('Settled', 'Returned') then 'Returned' end;
  if v_to is null then
    raise exception 'a row that is % cannot be %', v.state, p_result
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = format('%s %s', p_row, v.state);
  end if;
  if v_to = v.state then
    return;
  end if;
  update wallet.payout_row set
    state = v_to, ended_at = p_at, recorded_by = p_by, bank_reference = coalesce(p_reference, bank_reference),
    failure_reason = case when v_to <> 'Settled' then p_reason end
  where id = p_row;
  if v.withdrawal_id is not null then
    perform wallet.write_withdrawal_move(v.withdrawal_id,
      case p_result when 'settled' then 'settle' when 'failed' then 'fail' else 'return' end, p_reason, p_at);
  else
    perform wallet.transfer(format('payout:%s:%s', v.id, p_result), 'Withdrawal',
      case p_result when 'settled' then 'واریز به حساب تأمین‌کننده' else 'بازگشت تسویه به طلب تأمین‌کننده' end, p_at,
      case p_result when 'returned' then 'bank:clearing' else 'platform:payouts' end,
      case p_result when 'settled' then 'bank:clearing' else format('supplier:%s:payable', v.supplier_id) end,
      v.amount_rial);
  end if;
end $$;
