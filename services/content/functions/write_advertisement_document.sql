-- Keeps the search document of an advertisement, which leads to its own page and counts in its category.
create or replace function content.write_advertisement_document() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    perform product.delete_search_document('advertisement', old.id, 'industrialAdvertisement');
  else
    perform product.upsert_search_document(
      'advertisement', new.id, 'industrialAdvertisement', 'IndustrialAdvertisement', new.title, new.slug, new.body,
      new.drawing, 600, (new.category ->> 'id')::int, new.published_at
    );
  end if;
  return null;
end
$$;

create trigger advertisement_document after insert or delete or
    update of title, slug, body, drawing, category, published_at
  on content.advertisement for each row execute function content.write_advertisement_document();
