-- Keeps the verification date and count of suppliers.
create or replace function merchant.verification_written() returns trigger
  language plpgsql
as $$
begin
  perform merchant.lock_suppliers(array(select distinct supplier_id from changed));
  update merchant.supplier as supplier
  set verified_at = ledger.verified_at, verification_count = ledger.size
  from (
    select supplier_id, max(checked_at) filter (where is_identity) as verified_at, count(*) as size
    from merchant.verification
    where supplier_id in (select changed.supplier_id from changed)
    group by supplier_id
  ) as ledger
  where supplier.id = ledger.supplier_id;
  return null;
end
$$;

create trigger verification_inserted after insert on merchant.verification
  referencing new table as changed for each statement execute function merchant.verification_written();
