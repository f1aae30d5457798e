-- Keeps the search document of a supplier, and the listing of its items when it is switched on or off.
create or replace function merchant.supplier_written() returns trigger
  language plpgsql
as $$
begin
  if new.is_active then
    perform product.upsert_search_document(
      'supplier', new.id, 'supplier', null, new.name, new.slug,
      (select city.title from merchant.city where city.id = new.city_id) || ' · '
        || array_to_string(new.activity_kinds, '، ') || ' · ' || new.about,
      merchant.supplier_drawing(new.drawing_family, new.id), 900 + round(new.rating_average * 10)::int
    );
  else
    perform product.delete_search_document('supplier', new.id, 'supplier');
  end if;
  if coalesce(old.is_active, true) <> new.is_active then
    perform product.set_supplier_listed(new.id, new.is_active);
  end if;
  return null;
end
$$;

create trigger supplier_inserted after insert on merchant.supplier
  for each row execute function merchant.supplier_written();

create trigger supplier_updated after update of name, slug, about, activity_kinds, city_id, drawing_family, is_active,
  rating_average on merchant.supplier for each row when (old.* is distinct from new.*) execute function merchant.supplier_written();
