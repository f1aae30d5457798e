-- Sends both sides of a trade request a message of the marketplace, for other schemas. The thread is created when there
-- is none. Returns the id of the message.
create or replace function notification.add_system_message(
  p_buyer integer, p_supplier integer, p_request integer, p_subject text, p_text text, p_at timestamptz
) returns integer
  language plpgsql
as $$
declare
  supplier_name text;
  thread integer;
begin
  select brief.name into supplier_name from merchant.supplier_brief(array[p_supplier]) as brief;
  thread := notification.ensure_thread(
    p_buyer, p_supplier, 'TradeRequest', p_request, p_subject,
    coalesce(merchant.customer_name(p_buyer), (select name from auth.user_cards(array[p_buyer])), 'خریدار'),
    coalesce(supplier_name, 'تأمین‌کننده'), p_at);
  return notification.add_message(thread, 'system', null, null, p_text, '{}', p_at);
end
$$;
