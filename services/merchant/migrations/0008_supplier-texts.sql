-- What an item of a list says of its supplier, as the text of a JSON object, so that a list of items reads one short row
-- for each of them. Active suppliers alone have one. Kept by triggers; never written by hand.
create table merchant.supplier_text (
  supplier_id integer primary key references merchant.supplier on delete cascade,
  line text not null
);

create function merchant.refresh_supplier_texts(supplier_ids int[]) returns void
  language sql
as $$
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
  on conflict (supplier_id) do update set line = excluded.line
$$;

create function merchant.suppliers_shown() returns trigger
  language plpgsql
as $$
begin
  perform merchant.refresh_supplier_texts((select array_agg(id) from changed));
  return null;
end
$$;

create trigger supplier_shown after insert on merchant.supplier
  referencing new table as changed for each statement execute function merchant.suppliers_shown();

create function merchant.supplier_shown_again() returns trigger
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

create function merchant.city_renamed() returns trigger
  language plpgsql
as $$
begin
  perform merchant.refresh_supplier_texts(array(select id from merchant.supplier where city_id = new.id));
  return null;
end
$$;

create trigger city_renamed after update of title on merchant.city
  for each row when (old.title <> new.title) execute function merchant.city_renamed();

-- The texts of active suppliers. Without parameters, so that a query joins it as it would a table.
create function merchant.supplier_texts() returns table (id int, line text)
  language sql stable
as $$
  select supplier_id, line from merchant.supplier_text
$$;

-- Suppliers that were there before.
select merchant.refresh_supplier_texts(array(select id from merchant.supplier));
