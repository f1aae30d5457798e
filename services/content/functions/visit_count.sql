-- Visits of an object so far.
create or replace function content.visit_count(object_type text, object_id int) returns int
  language plpgsql stable
as $$
begin
  return coalesce(case $1
    when 'Content' then (select visits from content.page where id = $2)
    when 'FaqQuestion' then (select visits from content.faq_question where id = $2)
    when 'MediaVideo' then (select visits from content.media_video where id = $2)
    when 'Advertisement' then (select visits from content.advertisement where id = $2)
    else (
      select total.visits from content.visit_total as total where total.object_type = $1 and total.object_id = $2
    )
  end, 0);
end
$$;
