-- Keeps the search document of an article: it exists while everyone may read the article.
create or replace function content.write_page_document() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    perform product.delete_search_document('content', old.id, 'content');
  elsif new.is_listed and new.published_at is not null then
    perform product.upsert_search_document(
      'content', new.id, 'content', null, new.title, new.slug, new.summary, new.drawing, 20
    );
  else
    perform product.delete_search_document('content', new.id, 'content');
  end if;
  return null;
end
$$;

create trigger page_document after insert or delete or
    update of is_listed, title, slug, summary, drawing, published_at
  on content.page for each row execute function content.write_page_document();
