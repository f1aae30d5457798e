-- Moves an amount above zero from one account to another, once per key; the ledger gives the tracking code. Raises
-- account_not_overdrawn when the first account holds less.
create or replace function wallet.transfer(
  p_key text, p_type text, p_description text, p_at timestamptz, p_from text, p_to text, p_amount bigint,
  p_payment bigint default null, p_request integer default null
) returns bigint language plpgsql as $$
begin
  if p_amount is null or p_amount <= 0 then
    raise exception 'an amount that is moved is above zero' using errcode = 'check_violation', constraint = 'amount_positive';
  end if;
  return wallet.write_posting(
    p_key,
    -- The same hash as in post_for(), so that a key means the same in both functions.
    md5(jsonb_build_array(p_type, p_description, jsonb_build_array(
      jsonb_build_object('account', p_from, 'amountRial', -p_amount),
      jsonb_build_object('account', p_to, 'amountRial', p_amount)))::text),
    p_type, p_description, 'BZ-' || nextval('wallet.tracking_number'), p_at,
    array[p_from, p_to], array[-p_amount, p_amount], p_payment, p_request);
end $$;
