-- The option of an enum with this title; a new title is added as the last option.
create or replace function product.option_id(of_property int, wanted text) returns int
  language plpgsql
as $$
declare
  found_id int := (select id from product.property_option where property_id = of_property and title = wanted);
begin
  if found_id is null then
    insert into product.property_option (property_id, title, ordinal)
    select of_property, wanted, coalesce(max(ordinal), 0) + 1 from product.property_option where property_id = of_property
    on conflict (property_id, title) do update set title = excluded.title
    returning id into found_id;
  end if;
  return found_id;
end
$$;
