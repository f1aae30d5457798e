-- When a job was set aside because it kept failing; it waits for an operator.
alter table kit.job add column set_aside_at timestamptz;

-- A lane looks for the due jobs of one kind.
drop index kit.job_due;
create index job_due_of_kind on kit.job (kind, run_at, id) where set_aside_at is null;
