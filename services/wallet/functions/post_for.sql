-- Posts one transaction, once per key, with what it belongs to. p_legs: [{"account": "user:1:available", "amountRial":
-- -5000}, …], their sum is zero. The key, the entries and the balances commit together.
create or replace function wallet.post_for(
  p_key text, p_type text, p_description text, p_tracking_code text, p_at timestamptz, p_legs jsonb,
  p_payment bigint, p_request integer
) returns bigint language plpgsql as $$
begin
  return wallet.write_posting(
    p_key, md5(jsonb_build_array(p_type, p_description, p_legs)::text), p_type, p_description, p_tracking_code, p_at,
    array(select leg ->> 'account' from jsonb_array_elements(p_legs) with ordinality as one (leg, place) order by place),
    array(select (leg ->> 'amountRial')::bigint
      from jsonb_array_elements(p_legs) with ordinality as one (leg, place) order by place),
    p_payment, p_request);
end $$;
