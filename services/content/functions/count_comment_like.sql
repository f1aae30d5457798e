-- Keeps the number of likes of a comment.
create or replace function content.count_comment_like() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    update content.page_comment set likes = likes + 1 where id = new.comment_id;
  else
    update content.page_comment set likes = likes - 1 where id = old.comment_id;
  end if;
  return null;
end
$$;

create trigger comment_like_counted after insert or delete on content.comment_like
  for each row execute function content.count_comment_like();
