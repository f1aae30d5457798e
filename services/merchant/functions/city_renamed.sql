-- Writes the texts of suppliers again when their city gets another name.
create or replace function merchant.city_renamed() returns trigger
  language plpgsql
as $$
begin
  perform merchant.refresh_supplier_texts(array(select id from merchant.supplier where city_id = new.id));
  return null;
end
$$;

create trigger city_renamed after update of title on merchant.city
  for each row when (old.title <> new.title) execute function merchant.city_renamed();
