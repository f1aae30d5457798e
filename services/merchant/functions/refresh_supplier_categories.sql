-- Writes the categories of suppliers again. The schema product calls it when their listed items change.
create or replace function merchant.refresh_supplier_categories(supplier_ids int[]) returns void
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
