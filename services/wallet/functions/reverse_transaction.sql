-- Reverses a transaction, once: posts the opposite of its entries, and notes who had it done and why. Returns the id of the
-- transaction that was posted. It is no entry point, so that only the owner of the database may call it.
-- What is held, paid to a supplier or on its way to a bank is not reversed here: its request, payment or payout says where
-- that money is, and moves it back. Raises reversal_known, reversal_kind, reversal_once, and account_not_overdrawn when the
-- money is no longer where the transaction put it.
create or replace function wallet.reverse_transaction(
  p_transaction bigint, p_reason text, p_operator text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v wallet.transaction;
  v_codes text[];
  v_amounts bigint[];
  v_reversal bigint;
begin
  -- Two operators at once: the second waits here, and then finds it reversed.
  select * into v from wallet.transaction where id = p_transaction for update;
  if not found then
    raise exception 'there is no transaction %', p_transaction
      using errcode = 'check_violation', constraint = 'reversal_known';
  end if;
  if v.type not in ('Charge', 'MembershipFee', 'Adjustment') then
    raise exception 'a transaction of the kind % is not reversed', v.type
      using errcode = 'check_violation', constraint = 'reversal_kind', detail = v.type;
  end if;
  if exists (select from wallet.reversal where transaction_id = v.id) then
    raise exception 'transaction % is reversed', v.id
      using errcode = 'unique_violation', constraint = 'reversal_once',
        detail = (select reversal_id from wallet.reversal where transaction_id = v.id);
  end if;
  select array_agg(account.code order by entry.id), array_agg(-entry.amount_rial order by entry.id)
  into v_codes, v_amounts
  from wallet.entry join wallet.account on account.id = entry.account_id where entry.transaction_id = v.id;
  v_reversal := wallet.write_posting(
    format('reversal:%s', v.id), md5(format('reversal of %s', v.id)), 'Adjustment',
    format('برگشت تراکنش %s', v.tracking_code), 'BZ-' || nextval('wallet.tracking_number'), p_at,
    v_codes, v_amounts, v.payment_id, v.trade_request_id);
  insert into wallet.reversal (transaction_id, reversal_id, reason, operator, reversed_at)
  values (v.id, v_reversal, p_reason, p_operator, p_at);
  return v_reversal;
end $$;
