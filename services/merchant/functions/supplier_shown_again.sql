-- Writes the text of a supplier again when a column in it changes.
create or replace function merchant.supplier_shown_again() returns trigger
  language plpgsql
as $$
begin
  perform merchant.refresh_supplier_texts(array[new.id]);
  return null;
end
$$;

create trigger supplier_shown_again after update of name, slug, city_id, verified_at, is_active on merchant.supplier
  for each row
  when ((old.name, old.slug, old.city_id, old.verified_at, old.is_active) is distinct from
    (new.name, new.slug, new.city_id, new.verified_at, new.is_active))
  execute function merchant.supplier_shown_again();
