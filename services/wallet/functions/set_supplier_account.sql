-- Sets where a supplier is paid; batches that are open keep the account that they were made with. People of the supplier
-- learn of another account by SMS, so that nobody changes it unnoticed; the service of users knows the numbers.
create or replace function wallet.set_supplier_account(p_supplier integer, p_sheba text, p_by integer, p_at timestamptz)
  returns void
  language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
declare
  v_before text;
begin
  select sheba into v_before from wallet.supplier_account where supplier_id = p_supplier for update;
  insert into wallet.supplier_account (supplier_id, sheba, set_by, set_at) values (p_supplier, p_sheba, p_by, p_at)
  on conflict (supplier_id) do update set sheba = excluded.sheba, set_by = excluded.set_by, set_at = excluded.set_at;
  if v_before is distinct from p_sheba then
    perform kit.ensure_job('auth.account-notice', format('supplier-account:%s:%s', gen_random_uuid(), told), p_at,
      jsonb_build_object('userId', told, 'shebaMasked', kit.mask_sheba(p_sheba)))
    from auth.told_of_supplier(p_supplier, p_by) as told;
  end if;
end $$;
