-- A prefix that more keys than this share has a list in product.suggestion_list.
create or replace function product.suggestion_limit() returns integer language sql immutable parallel safe return 50;
