-- What is held of a buyer here, by kind, for the buyer's own copy.
create or replace function trade.person_data(p_user integer) returns table (kind text, rows json)
  language sql stable
as $$
  select 'requests', coalesce(json_agg(held), '[]') from (
    select number, status, buyer_name as name, supplier_name as "supplierName", address, need_by as "needBy",
      po_number as "poNumber", note, totals, reason, rating_stars as "ratingStars", rating_text as "ratingText",
      created_at as "createdAt", updated_at as "updatedAt"
    from trade.request where buyer_id = p_user order by id) as held
  union all
  select 'request-lines', coalesce(json_agg(held), '[]') from (
    select request.number, line.title, line.quantity, line.unit_title as "unitTitle", line.list_price_rial as "priceRial",
      line.target_price_rial as "targetPriceRial", line.properties
    from trade.line join trade.request on request.id = line.request_id
    where request.buyer_id = p_user order by line.id) as held
  union all
  select 'quotes', coalesce(json_agg(held), '[]') from (
    select request.number, quote.revision, quote.lines, quote.delivery_rial as "deliveryRial",
      quote.vat_percent as "vatPercent", quote.valid_until as "expiresAt", quote.note, quote.created_at as "createdAt"
    from trade.quote join trade.request on request.id = quote.request_id
    where request.buyer_id = p_user order by quote.id) as held
  union all
  select 'request-documents', coalesce(json_agg(held), '[]') from (
    select request.number, type.title, document.added_by as side, document.added_at as "createdAt"
    from trade.document join trade.request on request.id = document.request_id
    join trade.document_type as type on type.id = document.type_id
    where request.buyer_id = p_user order by document.id) as held
  union all
  select 'request-events', coalesce(json_agg(held), '[]') from (
    select request.number, event.type, event.from_status as "from", event.to_status as status, event.reason,
      event.at as "createdAt"
    from trade.event join trade.request on request.id = event.request_id
    where event.actor_user_id = p_user order by event.id) as held
$$;
