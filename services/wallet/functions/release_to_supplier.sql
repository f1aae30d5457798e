-- Pays held money of a request to the request's supplier, once per key; the marketplace keeps no part of it.
create or replace function wallet.release_to_supplier(
  p_key text, p_user integer, p_request integer, p_supplier integer, p_amount bigint, p_description text,
  p_at timestamptz
) returns void language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp as $$
begin
  perform wallet.require_trade_parties(p_request, p_user, p_supplier);
  perform wallet.write_release(p_key, p_user, p_request, p_supplier, p_amount, p_description, p_at);
end $$;
