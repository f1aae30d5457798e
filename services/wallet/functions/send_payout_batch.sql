-- Closes a draft for the bank: what its rows pay leaves the payable accounts, and withdrawals are sent. Raises
-- invalid_transition, and account_not_overdrawn when a supplier is owed less than a row pays.
create or replace function wallet.send_payout_batch(p_batch bigint, p_by integer, p_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
declare
  v record;
begin
  perform wallet.lock_draft(p_batch);
  -- In this order in every function: withdrawals, then rows, then accounts.
  perform from wallet.withdrawal
    where id in (select withdrawal_id from wallet.payout_row where batch_id = p_batch) order by id for update;
  perform wallet.lock_accounts(array(
    select format('supplier:%s:payable', supplier_id) from wallet.payout_row
    where batch_id = p_batch and state = 'Draft' and supplier_id is not null) || 'platform:payouts'::text);
  update wallet.payout_batch set state = 'Sent', sent_at = p_at, sent_by = p_by where id = p_batch;
  for v in select * from wallet.payout_row where batch_id = p_batch and state = 'Draft' order by id for update loop
    update wallet.payout_row set state = 'Sent' where id = v.id;
    if v.withdrawal_id is not null then
      perform wallet.write_withdrawal_move(v.withdrawal_id, 'send', null, p_at);
    else
      perform wallet.transfer(format('payout:%s', v.id), 'Withdrawal', 'تسویه با تأمین‌کننده', p_at,
        format('supplier:%s:payable', v.supplier_id), 'platform:payouts', v.amount_rial);
    end if;
  end loop;
end $$;
