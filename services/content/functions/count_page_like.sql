-- Keeps the number of likes of an article.
create or replace function content.count_page_like() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    update content.page set likes = likes + 1 where id = new.page_id;
  else
    update content.page set likes = likes - 1 where id = old.page_id;
  end if;
  return null;
end
$$;

create trigger page_like_counted after insert or delete on content.page_like
  for each row execute function content.count_page_like();
