-- Keeps a reader's report of an active comment of somebody else: `kept`, `missing` when there is no such comment, or
-- `decided` when an operator has decided about this reader's report. The second report of a reader takes the place of the
-- first. It gets a number of its own, so that a decision about the first does not close it.
create or replace function content.report_comment(
  p_comment integer, p_user integer, p_reason text, p_text text, p_at timestamptz
) returns text
  language plpgsql
as $$
begin
  -- The lock lets a report and a decision about the comment come one after the other.
  perform from content.page_comment as comment
  join content.page on page.id = comment.page_id and page.published_at <= p_at
  where comment.id = p_comment and comment.status = 'active' and comment.user_id is distinct from p_user
  for share of comment;
  if not found then
    return 'missing';
  end if;
  insert into content.comment_report as report (comment_id, user_id, reason, text, created_at)
  values (p_comment, p_user, p_reason, p_text, p_at)
  on conflict (comment_id, user_id) do update
    set id = default, reason = excluded.reason, text = excluded.text, created_at = excluded.created_at
    where report.closed_at is null;
  return case when found then 'kept' else 'decided' end;
end
$$;
