-- What a thread shows of its trade request, and who its two sides are. No row when there is none.
create or replace function trade.request_brief(p_request integer)
  returns table (id int, number text, buyer_id int, supplier_id int, is_handed_in boolean)
  language sql stable
as $$
  select request.id, request.number, request.buyer_id, request.supplier_id, request.handed_in_at is not null
  from trade.request where request.id = p_request
$$;
