-- Raises posting_justified unless the request exists, is between these two, and its money waits: what moves it is then an
-- end that the request's own state allows. The supplier is not compared when it is null.
create or replace function wallet.require_trade_parties(p_request integer, p_buyer integer, p_supplier integer)
  returns void language plpgsql as $$
begin
  if not exists (
    select from trade.money_parties(p_request) as parties
    where parties.is_money_held and parties.buyer_id = p_buyer
      and (p_supplier is null or parties.supplier_id = p_supplier)
  ) then
    raise exception 'request % does not justify the posting', p_request
      using errcode = 'check_violation', constraint = 'posting_justified';
  end if;
end $$;
