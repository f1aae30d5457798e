-- Gives up a draft. Raises invalid_transition.
create or replace function wallet.cancel_payout_batch(p_batch bigint, p_by integer, p_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
begin
  perform wallet.lock_draft(p_batch);
  update wallet.payout_batch set state = 'Cancelled', cancelled_by = p_by where id = p_batch;
  update wallet.payout_row set state = 'Cancelled', ended_at = p_at where batch_id = p_batch and state = 'Draft';
end $$;
