-- Adds the rating of a completed trade and counts the supplier's ratings again. One rating for each trade: a second one
-- violates the table's constraint.
create or replace function merchant.rate_supplier(
  p_supplier int, p_request int, p_buyer_user int, p_stars int, p_text text, p_at timestamptz
) returns void
  language plpgsql
as $$
begin
  -- Two ratings at once must not count without each other.
  perform merchant.lock_suppliers(array[p_supplier]);
  insert into merchant.trade_rating (supplier_id, trade_request_id, stars, text, buyer_kind, rated_at)
  values (p_supplier, p_request, p_stars, nullif(p_text, ''), case when exists (
      select from merchant.customer where owner_user_id = p_buyer_user and kind = 'company'
    ) then 'company' else 'person' end, p_at);
  update merchant.supplier
  set rating_average = counted.average, rating_count = counted.number
  from (
    select round(avg(stars), 1) as average, count(*)::int as number
    from merchant.trade_rating where supplier_id = p_supplier
  ) as counted
  where supplier.id = p_supplier;
end
$$;
