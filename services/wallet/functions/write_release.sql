-- Pays held money of a request to its supplier, once per key; the marketplace keeps no part of it.
create or replace function wallet.write_release(
  p_key text, p_user integer, p_request integer, p_supplier integer, p_amount bigint, p_description text,
  p_at timestamptz
) returns void language sql as $$
  select wallet.take_from_hold(p_key, 'Payment', p_user, p_request, format('supplier:%s:payable', p_supplier), p_amount,
    p_description, p_at)
$$;
