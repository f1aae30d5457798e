-- Writes the texts of new suppliers.
create or replace function merchant.suppliers_shown() returns trigger
  language plpgsql
as $$
begin
  perform merchant.refresh_supplier_texts((select array_agg(id) from changed));
  return null;
end
$$;

create trigger supplier_shown after insert on merchant.supplier
  referencing new table as changed for each statement execute function merchant.suppliers_shown();
