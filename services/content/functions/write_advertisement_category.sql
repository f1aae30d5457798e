-- Keeps the category path of an advertisement.
create or replace function content.write_advertisement_category() returns trigger
  language plpgsql
as $$
begin
  new.category_path := product.category_path((new.category ->> 'id')::int);
  return new;
end
$$;

create trigger advertisement_category before insert or update of category on content.advertisement
  for each row execute function content.write_advertisement_category();
