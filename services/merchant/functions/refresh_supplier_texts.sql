-- Writes the texts of suppliers and the lines in their cards again (decision 0017).
create or replace function merchant.refresh_supplier_texts(supplier_ids int[]) returns void
  language plpgsql
as $$
begin
  perform merchant.lock_suppliers(supplier_ids);

  delete from merchant.supplier_text as shown using merchant.supplier
  where supplier.id = shown.supplier_id and supplier.id = any(supplier_ids) and not supplier.is_active;

  insert into merchant.supplier_text (supplier_id, line)
  select supplier.id, row_to_json(shown)::text
  from merchant.supplier
  join merchant.city on city.id = supplier.city_id
  cross join lateral (
    select supplier.id, supplier.name, supplier.slug, city.title as "cityTitle",
      to_char(supplier.verified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "verifiedAt"
  ) as shown
  where supplier.id = any(supplier_ids) and supplier.is_active
  order by supplier.id
  on conflict (supplier_id) do update set line = excluded.line;

  perform product.show_suppliers(supplier_ids);
end
$$;
