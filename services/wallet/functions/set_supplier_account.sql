-- Sets where a supplier is paid; batches that are open keep the account that they were made with.
create or replace function wallet.set_supplier_account(p_supplier integer, p_sheba text, p_by integer, p_at timestamptz)
  returns void
  language sql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
  insert into wallet.supplier_account (supplier_id, sheba, set_by, set_at) values (p_supplier, p_sheba, p_by, p_at)
  on conflict (supplier_id) do update set sheba = excluded.sheba, set_by = excluded.set_by, set_at = excluded.set_at
$$;
