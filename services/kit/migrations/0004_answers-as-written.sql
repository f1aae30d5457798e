-- An answer that is given again is the same text, its fields in the same order.
alter table kit.idempotency_key alter column answer type json using answer::json;
