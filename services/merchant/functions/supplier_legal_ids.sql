-- The numbers under which a supplier is registered and taxed, for the papers of its trades. They are in no public response.
create or replace function merchant.supplier_legal_ids(p_supplier int)
  returns table (national_legal_id text, economic_code text)
  language sql stable
as $$
  select supplier.national_legal_id, supplier.economic_code
  from merchant.supplier where supplier.id = p_supplier
$$;
