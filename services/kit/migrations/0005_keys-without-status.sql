-- Only answers that succeed are kept: a status says nothing, and nobody reads it. Instances of the version before still
-- write it, so it stays until none of them runs any more, and has what they would write.
alter table kit.idempotency_key alter column status set default 200;
