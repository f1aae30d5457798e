-- Keeps the category path of an article.
create or replace function content.write_page_category() returns trigger
  language plpgsql
as $$
begin
  new.category_path := case when new.category_id is null then '{}' else product.category_path(new.category_id) end;
  return new;
end
$$;

create trigger page_category before insert or update of category_id on content.page
  for each row execute function content.write_page_category();
