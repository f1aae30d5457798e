-- Ends the sessions of a user and removes everything that says who it was. The number may register anew, as another user.
create or replace function auth.forget_person(p_user integer, p_mobile text, p_at timestamptz) returns void
  language plpgsql
as $$
begin
  delete from auth.step_up where user_id = p_user;
  delete from auth.one_time_code where mobile = p_mobile;
  delete from auth.sign_in_guard where key in ('number:' || p_mobile, 'stepUp:' || p_mobile);
  delete from auth.session where user_id = p_user;
  delete from auth.authorization_code where user_id = p_user;
  delete from auth.device where user_id = p_user;
  delete from auth.demo_message where mobile = p_mobile;
  delete from auth.step_up_limit where user_id = p_user;
  delete from auth.uncoded_spending where wallet_user_id = p_user;
  delete from auth.account_deletion where user_id = p_user;
  update auth.user set mobile = null, name = 'کاربر حذف‌شده', picture_file_id = null, deleted_at = p_at
  where id = p_user;
end
$$;
