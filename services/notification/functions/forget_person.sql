-- Takes the name of a user from threads, which are the other side's as well, and lets the user leave them.
create or replace function notification.forget_person(p_user integer, p_words text[], p_at timestamptz) returns void
  language plpgsql
as $$
begin
  delete from notification.former_text
  where message_id in (select id from notification.message where sender_user_id = p_user);
  update notification.message set text = kit.redact(text, p_words)
  where sender_user_id = p_user and text <> kit.redact(text, p_words);
  -- What others wrote loses the verified number alone: names and e-mail are what the user chose to type.
  update notification.message set text = kit.redact(text, p_words[1:2])
  where sender_user_id is distinct from p_user and text <> kit.redact(text, p_words[1:2])
    and conversation_id in (select id from notification.conversation where buyer_id = p_user);
  delete from notification.former_text as former using notification.message
  where message.id = former.message_id and former.text <> kit.redact(former.text, p_words[1:2])
    and message.conversation_id in (select id from notification.conversation where buyer_id = p_user);
  update notification.conversation set buyer_name = 'کاربر حذف‌شده' where buyer_id = p_user;
  update notification.participant set left_at = coalesce(left_at, p_at), unread_count = 0 where user_id = p_user;
  update notification.report set text = kit.redact(text, p_words) where user_id = p_user;
  delete from notification.block where user_id = p_user and by_side = 'buyer';
end
$$;
