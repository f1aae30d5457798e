-- The texts of active suppliers. It has no parameters, so that PostgreSQL plans it like a table.
create or replace function merchant.supplier_texts() returns table (id int, line text)
  language sql stable
as $$
  select supplier_id, line from merchant.supplier_text
$$;
