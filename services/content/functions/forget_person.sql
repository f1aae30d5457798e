-- Removes what a user has kept and seen, and takes the name from what others read. Votes and visits go on counting, as those
-- of a visitor whom nobody knows.
create or replace function content.forget_person(p_user integer, p_words text[]) returns void
  language plpgsql
as $$
declare
  v_nobody text := 'gone:' || gen_random_uuid();
begin
  delete from content.user_favorite where user_id = p_user;
  delete from content.note where user_id = p_user;
  delete from content.last_visit where user_id = p_user;
  delete from content.comment_like where user_id = p_user;
  delete from content.page_like where user_id = p_user;
  delete from content.contact_reveal where user_id = p_user;
  delete from content.visit_gate where visitor = 'user:' || p_user;
  update content.visit set user_id = null, visitor = v_nobody where user_id = p_user;
  update content.usefulness_vote set voter = v_nobody where voter = 'user:' || p_user;
  delete from content.page_comment where user_id = p_user and status = 'pending';
  update content.page_comment
  set user_id = null, author_name = 'کاربر حذف‌شده', text = kit.redact(text, p_words)
  where user_id = p_user;
  update content.page set author_id = null, author_name = 'کاربر حذف‌شده' where author_id = p_user;
  update content.feedback
  set user_id = null, contact = null, subject = kit.redact(subject, p_words), text = kit.redact(text, p_words)
  where user_id = p_user;
  update content.advertisement_report set text = kit.redact(text, p_words) where user_id = p_user;
  update content.comment_report set text = kit.redact(text, p_words) where user_id = p_user;
end
$$;
