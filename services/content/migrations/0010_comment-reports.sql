-- What readers report about comments; of one reader one for each comment.
create table content.comment_report (
  id         integer primary key generated always as identity,
  comment_id integer not null references content.page_comment on delete cascade,
  user_id    integer not null check (user_id > 0),
  reason     text not null check (reason in ('abusive', 'advertising', 'personalData', 'offTopic', 'other')),
  text       text not null,
  created_at timestamptz not null,
  -- When an operator decided, and who; null until then.
  closed_at  timestamptz,
  closed_by  integer,
  unique (comment_id, user_id)
);

create index comment_report_open on content.comment_report (comment_id, id) where closed_at is null;
