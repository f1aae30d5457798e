-- Keeps what a page with a unique name has read until its change.
create or replace function content.keep_page_version() returns trigger language plpgsql as $$
begin
  insert into content.page_version (page_id, version, title, summary, body, updated_at)
  select old.id, coalesce(max(version), 0) + 1, old.title, old.summary, old.body, old.updated_at
  from content.page_version where page_id = old.id;
  return null;
end $$;

create trigger keep_page_version
  after update of title, summary, body on content.page
  for each row
  when (old.unique_name is not null and (old.title, old.summary, old.body) is distinct from (new.title, new.summary, new.body))
  execute function content.keep_page_version();
