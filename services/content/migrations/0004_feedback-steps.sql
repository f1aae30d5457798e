-- Votes on usefulness are no letters: they have a table of their own.
delete from content.feedback where kind = 'Usefulness';
alter table content.feedback drop column about;
alter table content.feedback drop constraint feedback_kind_check;
alter table content.feedback add constraint feedback_kind_check
  check (kind in ('Suggestion', 'Complaint', 'Question', 'Defect', 'BusinessRegistration'));

alter table content.feedback add column page_path text check (page_path ~ '^/([^/\\]|$)');

alter table content.feedback drop constraint feedback_status_check;
alter table content.feedback alter column status drop default;
update content.feedback set status = case status when 'read' then 'InReview' when 'answered' then 'Answered' else 'Registered' end;
alter table content.feedback add constraint feedback_status_check
  check (status in ('Registered', 'InReview', 'Answered', 'Closed'));

-- What happened to a letter and what its sender was told; the first step is its arrival.
create table content.feedback_step (
  id          integer primary key generated always as identity,
  feedback_id integer not null references content.feedback on delete cascade,
  state       text not null check (state in ('Registered', 'InReview', 'Answered', 'Closed')),
  text        text check (text <> ''),
  operator_id integer,
  created_at  timestamptz not null,
  unique (feedback_id, state),
  check (state <> 'Answered' or text is not null)
);

insert into content.feedback_step (feedback_id, state, created_at)
select id, 'Registered', created_at from content.feedback;
insert into content.feedback_step (feedback_id, state, created_at)
select id, 'InReview', created_at from content.feedback where status = 'InReview';

create table content.usefulness_vote (
  object_type text not null check (object_type in ('FaqQuestion', 'HelpItem', 'Content')),
  object_id   integer not null check (object_id > 0),
  -- The user, or a guest as the counting of visits knows them.
  voter       text not null check (voter <> ''),
  is_useful   boolean not null,
  voted_at    timestamptz not null,
  primary key (object_type, object_id, voter)
);
