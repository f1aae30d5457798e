-- A comment that is rejected answers what was reported about it.
create or replace function content.close_comment_reports() returns trigger
  language plpgsql
as $$
begin
  update content.comment_report set closed_at = new.moderated_at, closed_by = new.moderated_by
  where comment_id = new.id and closed_at is null;
  return null;
end
$$;

create trigger comment_rejected after update of status on content.page_comment
  for each row when (new.status = 'rejected') execute function content.close_comment_reports();
