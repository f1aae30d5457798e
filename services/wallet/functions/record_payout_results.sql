-- Records results of rows of a batch, all or none, by an operator, or null for the simulated bank: [{"rowId": 1, "result": "settled", "bankReference": null, "reason":
-- null}, …]. Raises unknown_row for a row of another batch, and what write_payout_result() raises. Everything is locked
-- first, because two such transactions could deadlock.
create or replace function wallet.record_payout_results(
  p_batch bigint, p_results jsonb, p_by integer, p_at timestamptz
) returns void
  language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
declare
  v_rows bigint[] := array(select (result ->> 'rowId')::bigint from jsonb_array_elements(p_results) as result);
  v jsonb;
begin
  perform from wallet.withdrawal
    where id in (select withdrawal_id from wallet.payout_row where batch_id = p_batch and id = any(v_rows))
    order by id for update;
  perform from wallet.payout_row where batch_id = p_batch and id = any(v_rows) order by id for update;
  perform wallet.lock_accounts(array['platform:payouts', 'platform:withdrawals', 'bank:clearing'] || array(
    select distinct case when withdrawal.id is null then format('supplier:%s:payable', paid.supplier_id)
      else format('user:%s:available', withdrawal.user_id) end
    from wallet.payout_row as paid left join wallet.withdrawal on withdrawal.id = paid.withdrawal_id
    where paid.batch_id = p_batch and paid.id = any(v_rows)));
  for v in select result from jsonb_array_elements(p_results) with ordinality as one (result, place) order by place loop
    if not exists (select from wallet.payout_row where id = (v ->> 'rowId')::bigint and batch_id = p_batch) then
      raise exception 'the batch % has no row %', p_batch, v ->> 'rowId'
        using errcode = 'check_violation', constraint = 'unknown_row';
    end if;
    perform wallet.write_payout_result(
      (v ->> 'rowId')::bigint, v ->> 'result', v ->> 'bankReference', v ->> 'reason', p_by, p_at);
  end loop;
end $$;
