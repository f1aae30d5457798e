-- Deletes what belongs to a user alone, and takes the name from what stays: the ledger, trades, and what others read.
-- Everything or nothing, in the caller's transaction.
create or replace function auth.delete_account(p_user integer, p_at timestamptz) returns void
  language plpgsql
as $$
declare
  v_mobile text;
  v_words text[];
begin
  select mobile into v_mobile from auth.user where id = p_user and deleted_at is null for update;
  if v_mobile is null then
    return;
  end if;
  v_words := auth.person_words(p_user) || merchant.person_words(p_user);
  perform content.forget_person(p_user, v_words);
  perform notification.forget_person(p_user, v_words, p_at);
  perform trade.forget_person(p_user, v_words);
  perform wallet.forget_person(p_user);
  perform file.forget_person(p_user, v_words);
  perform merchant.forget_person(p_user, v_words);
  perform kit.forget_person(p_user, v_mobile);
  perform auth.forget_person(p_user, v_mobile, p_at);
end
$$;
