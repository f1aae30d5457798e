-- Holds a batch that is a draft; raises invalid_transition for any other.
create or replace function wallet.lock_draft(p_batch bigint) returns void language plpgsql as $$
declare
  v_state text;
begin
  select state into v_state from wallet.payout_batch where id = p_batch for update;
  if v_state is distinct from 'Draft' then
    raise exception 'the batch % is no draft', p_batch
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = v_state;
  end if;
end $$;
