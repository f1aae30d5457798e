-- The last day, in Tehran, on which the supplier ships: agreed to with the quote.
alter table trade.quote add column ship_by date;

-- Quotes from before: the longest lead time, counted from the acceptance, or from the last moment to pay.
update trade.quote set ship_by = (
  coalesce(
    (select max(event.at) from trade.event
      where event.request_id = quote.request_id and event.type = 'accept' and quote.voided_at is null),
    quote.valid_until + interval '48 hours')
  + make_interval(days => (
    select coalesce(max((line ->> 'leadTimeDays')::integer), 0) from jsonb_array_elements(quote.lines) as line))
) at time zone 'Asia/Tehran';

alter table trade.quote alter column ship_by set not null;

-- When a dispute that waits too long for its ruling was escalated.
alter table trade.request add column escalated_at timestamptz;

create index request_escalated on trade.request (escalated_at) where status = 'Disputed' and escalated_at is not null;

-- Disputes from before are escalated two weeks after the objection.
update trade.request set deadline_at = updated_at + interval '14 days' where status = 'Disputed';

do $$
declare
  v record;
begin
  for v in select id, deadline_at from trade.request where status = 'Disputed' loop
    perform kit.ensure_job('trade.system-move', format('trade:%s:escalate', v.id), v.deadline_at,
      jsonb_build_object('requestId', v.id, 'move', 'escalate'));
  end loop;
end $$;
