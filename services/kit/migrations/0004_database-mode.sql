-- Whether this database is a demo's or a production one. Written once, at its first start, and never changed.
create table kit.database_mode (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('demo', 'production')),
  stamped_at timestamptz not null default now()
);
