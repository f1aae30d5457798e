-- Adds one visit to the total of an object: in its own row when this schema holds it, else in visit_total.
create or replace function content.add_visit(object_type text, object_id int) returns void
  language plpgsql
as $$
begin
  case $1
    when 'Content' then update content.page set visits = visits + 1 where id = $2;
    when 'FaqQuestion' then update content.faq_question set visits = visits + 1 where id = $2;
    when 'MediaVideo' then update content.media_video set visits = visits + 1 where id = $2;
    when 'Advertisement' then update content.advertisement set visits = visits + 1 where id = $2;
    else
      insert into content.visit_total as total (object_type, object_id, visits) values ($1, $2, 1)
      on conflict on constraint visit_total_pkey do update set visits = total.visits + 1;
  end case;
end
$$;
