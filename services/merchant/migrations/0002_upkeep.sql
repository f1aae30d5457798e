create function merchant.supplier_drawing(family text, supplier_id int) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object('family', family, 'seed', supplier_id, 'dimensionMm', null, 'code', null);

create function merchant.verification_written() returns trigger
  language plpgsql
as $$
begin
  update merchant.supplier as supplier
  set verified_at = ledger.verified_at, verification_count = ledger.size
  from (
    select supplier_id, max(checked_at) filter (where is_identity) as verified_at, count(*) as size
    from merchant.verification
    where supplier_id in (select changed.supplier_id from changed)
    group by supplier_id
  ) as ledger
  where supplier.id = ledger.supplier_id;
  return null;
end
$$;

create trigger verification_inserted after insert on merchant.verification
  referencing new table as changed for each statement execute function merchant.verification_written();

-- Called by product whenever the listed items of these suppliers change.
create function merchant.refresh_supplier_categories(supplier_ids int[]) returns void
  language plpgsql
as $$
begin
  delete from merchant.supplier_category where supplier_id = any(supplier_ids);
  insert into merchant.supplier_category (category_id, supplier_id, level, items_count)
  select found.category_id, found.supplier_id, found.level, found.items_count
  from product.supplier_categories(supplier_ids) as found
  join merchant.supplier on supplier.id = found.supplier_id;

  update merchant.supplier as supplier set category_types = found.types
  from (
    select wanted.id,
      coalesce(array_agg(distinct own.category_type) filter (where own.category_type is not null), '{}') as types
    from unnest(supplier_ids) as wanted (id)
    left join product.supplier_categories(supplier_ids) as own on own.supplier_id = wanted.id
    group by wanted.id
  ) as found
  where supplier.id = found.id;
end
$$;

create function merchant.supplier_written() returns trigger
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
create trigger supplier_updated after update of name, slug, about, activity_kinds, city_id, drawing_family, is_active
  on merchant.supplier for each row when (old.* is distinct from new.*) execute function merchant.supplier_written();
