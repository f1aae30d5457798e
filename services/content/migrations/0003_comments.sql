-- What readers write under articles.

create table content.page_comment (
  id           integer primary key generated always as identity,
  page_id      integer not null references content.page on delete cascade,
  parent_id    integer references content.page_comment on delete cascade,
  -- 1: under the article itself.
  depth        integer not null check (depth between 1 and 3),
  -- Null: a reader without an account here.
  user_id      integer check (user_id > 0),
  author_name  text not null check (author_name <> ''),
  -- Plain text; cleaned before it is stored.
  text         text not null check (text <> ''),
  status       text not null check (status in ('pending', 'active', 'rejected')),
  reason       text,
  likes        integer not null default 0 check (likes >= 0),
  created_at   timestamptz not null,
  moderated_at timestamptz,
  moderated_by integer,
  check ((parent_id is null) = (depth = 1))
);

create index page_comment_roots on content.page_comment (page_id, created_at desc, id desc) where parent_id is null;
create index page_comment_replies on content.page_comment (parent_id, id) where parent_id is not null;
create index page_comment_of_user on content.page_comment (user_id, created_at desc, id desc);
create index page_comment_waiting on content.page_comment (created_at, id) where status = 'pending';

create table content.comment_like (
  comment_id integer not null references content.page_comment on delete cascade,
  user_id    integer not null,
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);

create function content.count_comment_like() returns trigger
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
