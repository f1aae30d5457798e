-- When an operator decided about a report of an advertisement, and who; null until then.
alter table content.advertisement_report
  add column closed_at timestamptz,
  add column closed_by integer;

create index advertisement_report_open on content.advertisement_report (advertisement_id, id) where closed_at is null;
