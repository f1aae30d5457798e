-- Removes the profiles of a user with addresses and agents, and the user from the companies of others. Memberships stay with
-- their payments.
create or replace function merchant.forget_person(p_user integer, p_words text[]) returns void
  language plpgsql
as $$
begin
  delete from merchant.customer where owner_user_id = p_user;
  delete from merchant.customer_agent where user_id = p_user;
  delete from merchant.contact_reveal where user_id = p_user;
  update merchant.supplier_report set text = kit.redact(text, p_words) where user_id = p_user;
end
$$;
