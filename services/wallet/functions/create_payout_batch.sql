-- Makes a draft of a batch, of at most p_count rows. Returns null when there is nothing to pay. No money is moved.
create or replace function wallet.create_payout_batch(
  p_kind text, p_suppliers integer[], p_count integer, p_by integer, p_at timestamptz
) returns bigint
  language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
declare
  v_batch bigint;
begin
  -- Two drafts at once would pay the same money.
  perform pg_advisory_xact_lock(hashtext('wallet.create_payout_batch'));
  insert into wallet.payout_batch (kind, state, created_by, created_at) values (p_kind, 'Draft', p_by, p_at)
  returning id into v_batch;
  if p_kind = 'suppliers' then
    insert into wallet.payout_row (batch_id, supplier_id, amount_rial, sheba, holder_name, state)
    select v_batch, owed.supplier_id, owed.payable_rial, owed.sheba, brief.name, 'Draft'
    from (
      select * from wallet.payable_suppliers(p_suppliers) where sheba is not null order by supplier_id limit p_count
    ) as owed
    join merchant.supplier_brief(array[owed.supplier_id]) as brief on brief.id = owed.supplier_id
    order by owed.supplier_id;
  else
    insert into wallet.payout_row (batch_id, withdrawal_id, amount_rial, sheba, holder_name, state)
    select v_batch, id, amount_rial, sheba, holder_name, 'Draft'
    from wallet.withdrawal
    where state = 'Requested' and not exists (
      select from wallet.payout_row as open where open.withdrawal_id = withdrawal.id and open.state in ('Draft', 'Sent'))
    order by id limit p_count for update;
  end if;
  if not found then
    delete from wallet.payout_batch where id = v_batch;
    return null;
  end if;
  return v_batch;
end $$;
