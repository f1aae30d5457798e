-- What a page with a unique name read before each of its changes: terms are kept as they were agreed to.
create table content.page_version (
  page_id    integer not null references content.page on delete cascade,
  version    integer not null check (version > 0),
  title      text not null check (title <> ''),
  summary    text not null,
  body       jsonb not null check (jsonb_typeof(body) = 'array'),
  -- Since when it was read; the next version ended it.
  updated_at timestamptz not null,
  primary key (page_id, version)
);
