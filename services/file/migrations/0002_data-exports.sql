-- The latest copy of a user's data that was asked for; its file is the user's own and goes with it.
create table file.data_export (
  user_id      integer primary key check (user_id > 0),
  state        text not null check (state in ('Preparing', 'Ready', 'Failed')),
  requested_at timestamptz not null,
  file_id      uuid references file.stored_file (id),
  expires_at   timestamptz,
  check ((state = 'Ready') = (file_id is not null) and (file_id is null) = (expires_at is null))
);

create unique index data_export_file on file.data_export (file_id) where file_id is not null;
create index data_export_end on file.data_export (expires_at) where expires_at is not null;
