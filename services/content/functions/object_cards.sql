-- What a list of links shows of articles, for other schemas. Drafts and deleted articles have no row.
create or replace function content.object_cards(ids int[])
returns table (id int, title text, slug text, subtitle text, drawing jsonb) language sql stable as $$
  select page.id, page.title, page.slug, content_type.title, page.drawing
  from content.page
  join content.content_type on content_type.id = page.content_type_id
  where page.id = any (ids) and page.published_at is not null;
$$;
