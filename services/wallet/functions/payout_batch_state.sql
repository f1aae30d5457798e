-- The state of a batch as people see it: once it is sent, that of its rows.
create or replace function wallet.payout_batch_state(p_stored text, p_rows text[]) returns text language sql immutable as $$
  select case
    when p_stored <> 'Sent' then p_stored
    when 'Sent' = any(p_rows) then 'Sent'
    when p_rows <@ array['Cancelled'] then 'Cancelled'
    when p_rows <@ array['Settled', 'Cancelled'] then 'Settled'
    when 'Settled' = any(p_rows) then 'PartlyFailed'
    else 'Failed' end
$$;
