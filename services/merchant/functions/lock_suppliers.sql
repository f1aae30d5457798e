-- Locks suppliers in the order of their ids, so that two changes of one supplier's data follow each other. Cards of
-- listings hold the supplier's line, so each change of a card locks its supplier.
create or replace function merchant.lock_suppliers(ids int[]) returns void
  language plpgsql
as $$
begin
  perform from merchant.supplier where id = any(ids) order by id for no key update;
end
$$;
