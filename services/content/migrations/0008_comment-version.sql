-- The version of a comment's text: a decision is about the text that was read.
alter table content.page_comment add column row_version integer not null default 1 check (row_version > 0);

-- The comments of one user that wait, of which there are few at once.
create index page_comment_waiting_of_user on content.page_comment (user_id) where status = 'pending';
