-- A ledger transaction has at least two entries, and their sum is zero. Checked when the transaction commits.
create or replace function wallet.check_transaction() returns trigger language plpgsql as $$
declare
  v_id integer;
  v_sum numeric;
  v_count integer;
begin
  if tg_table_name = 'transaction' then
    v_id := new.id;
  else
    v_id := new.transaction_id;
  end if;
  select coalesce(sum(amount_rial), 0), count(*) into v_sum, v_count from wallet.entry where transaction_id = v_id;
  if v_sum <> 0 or v_count < 2 then
    raise exception 'transaction % is not balanced: % entries with the sum %', v_id, v_count, v_sum
      using errcode = 'check_violation', constraint = 'transaction_balanced';
  end if;
  return null;
end $$;

create constraint trigger transaction_balanced after insert on wallet.transaction
  deferrable initially deferred for each row execute function wallet.check_transaction();

create constraint trigger transaction_balanced after insert on wallet.entry
  deferrable initially deferred for each row execute function wallet.check_transaction();
