-- Returns held money of a request to the request's buyer, once per key.
create or replace function wallet.refund_hold(
  p_key text, p_user integer, p_request integer, p_amount bigint, p_description text, p_at timestamptz
) returns void language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp as $$
begin
  perform wallet.require_trade_parties(p_request, p_user, null);
  perform wallet.write_refund(p_key, p_user, p_request, p_amount, p_description, p_at);
end $$;
