-- The median time from a request's publication to its quote, of the quotes since a moment; null for fewer than five, of
-- which none is typical. For other schemas.
create or replace function trade.typical_answer_minutes(since timestamptz) returns int
  language sql stable
as $$
  select case when count(*) >= 5
    then round(percentile_cont(0.5) within group (order by extract(epoch from quoted.at - published.at)) / 60)::int end
  from trade.event as quoted
  cross join lateral (
    select max(event.at) as at from trade.event
    where event.request_id = quoted.request_id and event.id < quoted.id and event.to_status = 'Published'
  ) as published
  where quoted.type = 'quote' and quoted.at >= since and published.at is not null
$$;
