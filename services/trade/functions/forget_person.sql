-- Takes the name and the address of a buyer from their requests, which stay as documents of both sides. Events are never
-- changed but here. Refused unless the user has asked for the deletion of the account.
create or replace function trade.forget_person(p_user integer, p_words text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, trade, pg_temp
as $$
begin
  if not auth.is_deletion_asked(p_user) then
    raise exception 'the account of user % stays', p_user using errcode = 'insufficient_privilege';
  end if;
  update trade.line set title = kit.redact(title, p_words)
  where product_id is null and request_id in (select id from trade.request where buyer_id = p_user);
  -- What the other side wrote loses the verified number alone: names and e-mail are what the user chose to type.
  update trade.quote set note = kit.redact(note, p_words[1:2])
  where request_id in (select id from trade.request where buyer_id = p_user);
  update trade.request set
    buyer_name = 'کاربر حذف‌شده', address_id = null,
    -- The place stays: prices and transport depend on it.
    address = case when jsonb_typeof(address) = 'object' then address || '{"addressId": null, "title": null, "address": null,
      "plaque": null, "unit": null, "postalCode": null, "receiverName": null, "receiverMobile": null}' else address end,
    terms = kit.redact_json(terms, p_words),
    note = kit.redact(note, p_words), po_number = kit.redact(po_number, p_words), reason = kit.redact(reason, p_words),
    rating_text = kit.redact(rating_text, p_words),
    search_key = kit.search_vector(concat_ws(' ', number, supplier_name, kit.redact(po_number, p_words),
      (select string_agg(line.title, ' ') from trade.line where line.request_id = request.id)))
  where buyer_id = p_user;
  perform set_config('trade.without_name', 'on', true);
  update trade.event set reason = kit.redact(reason, p_words), data = kit.redact_json(data, p_words)
  where (reason is distinct from kit.redact(reason, p_words) or data <> kit.redact_json(data, p_words)) and (
    actor_user_id = p_user or request_id in (select id from trade.request where buyer_id = p_user));
  perform set_config('trade.without_name', 'off', true);
end
$$;
