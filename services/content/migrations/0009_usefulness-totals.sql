-- Votes are about questions and help texts; articles have likes.
delete from content.usefulness_vote where object_type = 'Content';
alter table content.usefulness_vote
  drop constraint usefulness_vote_object_type_check,
  add constraint usefulness_vote_object_type_check check (object_type in ('FaqQuestion', 'HelpItem'));

-- The votes on a text, kept by content.vote_usefulness(): no reading counts them anew.
create table content.usefulness_total (
  object_type text not null check (object_type in ('FaqQuestion', 'HelpItem')),
  object_id   integer not null check (object_id > 0),
  useful      integer not null check (useful >= 0),
  not_useful  integer not null check (not_useful >= 0),
  primary key (object_type, object_id)
);

insert into content.usefulness_total (object_type, object_id, useful, not_useful)
select object_type, object_id, count(*) filter (where is_useful), count(*) filter (where not is_useful)
from content.usefulness_vote group by object_type, object_id;
