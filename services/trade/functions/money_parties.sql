-- Between whom the money of a request moves, how much the request is to be paid with, and whether its money is held. No
-- row when there is no such request.
create or replace function trade.money_parties(p_request integer)
  returns table (buyer_id integer, supplier_id integer, payable_rial bigint, is_money_held boolean)
  language sql stable
as $$
  select request.buyer_id, request.supplier_id, (request.totals ->> 'payableRial')::bigint,
    request.status in ('Paid', 'InFulfillment', 'Delivered', 'Disputed')
  from trade.request where request.id = p_request
$$;
