-- The thread on a subject with its two participants, created when there is none.
create or replace function notification.ensure_thread(
  p_buyer integer, p_supplier integer, p_subject_type text, p_subject_id integer, p_subject text,
  p_buyer_name text, p_supplier_name text, p_at timestamptz
) returns integer
  language plpgsql
as $$
declare
  found_id integer;
begin
  insert into notification.conversation
    (subject, counterpart_name, buyer_name, subject_type, subject_id, buyer_id, supplier_id, created_at, last_message_at)
  values (p_subject, p_supplier_name, p_buyer_name, p_subject_type, p_subject_id, p_buyer, p_supplier, p_at, p_at)
  on conflict (buyer_id, supplier_id, subject_type, subject_id) do nothing
  returning id into found_id;
  if found_id is null then
    select id into found_id from notification.conversation
    where buyer_id = p_buyer and supplier_id = p_supplier and subject_type = p_subject_type
      and subject_id = p_subject_id;
  end if;
  insert into notification.participant (conversation_id, user_id) values (found_id, p_buyer)
  on conflict (user_id, conversation_id) do nothing;
  insert into notification.participant (conversation_id, supplier_id) values (found_id, p_supplier)
  on conflict (supplier_id, conversation_id) do nothing;
  return found_id;
end
$$;
