-- Pays held money of a request to its supplier, once per key; the marketplace keeps no part of it.
create or replace function wallet.release_to_supplier(
  p_key text, p_user integer, p_request integer, p_supplier integer, p_amount bigint, p_description text,
  p_at timestamptz
) returns void language plpgsql as $$
begin
  if wallet.take_from_hold(p_key, p_user, p_request, p_amount) then
    perform wallet.transfer(p_key, 'Payment', p_description, p_at,
      format('user:%s:held', p_user), format('supplier:%s:payable', p_supplier), p_amount, null, p_request);
  end if;
end $$;
