-- What keeps listings, counts and search documents in step with categories and products.

create function product.drawing(family text, seed int, dimension_mm int, code text) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object('family', family, 'seed', seed, 'dimensionMm', dimension_mm, 'code', code);

-- 'IndustrialService' is searched in the scope 'industrialService'.
create function product.scope_of_type(category_type text) returns text
  language sql immutable strict parallel safe
  return lower(left(category_type, 1)) || substr(category_type, 2);

create function product.is_category_active(category int) returns boolean
  language sql stable
as $$
  select coalesce(bool_and(above.is_active), false)
  from product.category_ancestor as path join product.category as above on above.id = path.ancestor_id
  where path.category_id = category
$$;

-- Suppliers that are switched off; merchant says so by product.set_supplier_listed().
create table product.unlisted_supplier (supplier_id integer primary key);

-- Writes listing rows and search documents of these products anew, and tells merchant whose assortment changed.
create function product.refresh_listing(product_ids int[]) returns void
  language plpgsql
as $$
begin
  update product.supplier_product as item set is_listed = wanted.is_listed
  from (
    select other.id, other.is_active and product.is_category_active(other.category_id)
      and not exists (select from product.unlisted_supplier as off where off.supplier_id = other.supplier_id) as is_listed
    from product.supplier_product as other where other.id = any(product_ids)
  ) as wanted
  where item.id = wanted.id and item.is_listed <> wanted.is_listed;

  delete from product.product_category where product_id = any(product_ids);
  insert into product.product_category (category_id, product_id, score, price_rial, published_at)
  select path.ancestor_id, item.id, item.score, item.price_rial, item.published_at
  from product.supplier_product as item
  join product.category_ancestor as path on path.category_id = item.category_id
  where item.id = any(product_ids) and item.is_listed;

  perform product.refresh_product_documents(product_ids);
  perform merchant.refresh_supplier_categories((
    select array_agg(distinct item.supplier_id) from product.supplier_product as item where item.id = any(product_ids)
  ));
end
$$;

create function product.refresh_product_documents(product_ids int[]) returns void
  language sql
as $$
  delete from product.search_document as document using product.supplier_product as item
  where document.kind = 'product' and document.scope = product.scope_of_type(item.category_type)
    and document.ref_id = item.id and item.id = any(product_ids) and not item.is_listed;

  insert into product.search_document (kind, ref_id, scope, category_type, title, slug, summary, drawing, weight)
  select 'product', item.id, product.scope_of_type(item.category_type), item.category_type, item.title, item.slug,
    leaf.title || ' · ' || item.description, product.drawing(item.drawing_family, item.id, item.dimension_mm, item.sku),
    item.score
  from product.supplier_product as item join product.category as leaf on leaf.id = item.category_id
  where item.id = any(product_ids) and item.is_listed
  on conflict (kind, scope, ref_id) do update set
    title = excluded.title, slug = excluded.slug, summary = excluded.summary, drawing = excluded.drawing,
    weight = excluded.weight
$$;

create function product.products_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_listing((select array_agg(id) from changed));
  return null;
end
$$;

create trigger supplier_product_inserted after insert on product.supplier_product
  referencing new table as changed for each statement execute function product.products_changed();

-- Row by row and only from outside, because refresh_listing itself sets is_listed.
create function product.product_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_listing(array[new.id]);
  if new.supplier_id <> old.supplier_id then
    perform merchant.refresh_supplier_categories(array[old.supplier_id]);
  end if;
  return null;
end
$$;

create trigger supplier_product_updated after update of
    category_id, supplier_id, title, slug, description, price_rial, score, published_at, is_active, drawing_family,
    dimension_mm, sku
  on product.supplier_product for each row when (old.* is distinct from new.*) execute function product.product_changed();

create function product.product_deleted() returns trigger
  language plpgsql
as $$
begin
  perform product.delete_search_document('product', old.id, product.scope_of_type(old.category_type));
  perform merchant.refresh_supplier_categories(array[old.supplier_id]);
  return null;
end
$$;

create trigger supplier_product_deleted after delete on product.supplier_product
  for each row execute function product.product_deleted();

create function product.count_added() returns trigger
  language plpgsql
as $$
begin
  insert into product.category_count (category_id, items_count)
  select category_id, count(*) from changed group by category_id order by category_id
  on conflict (category_id) do update set items_count = category_count.items_count + excluded.items_count;
  return null;
end
$$;

create function product.count_removed() returns trigger
  language plpgsql
as $$
begin
  update product.category_count set items_count = category_count.items_count - gone.size
  from (select category_id, count(*) as size from changed group by category_id) as gone
  where category_count.category_id = gone.category_id;
  return null;
end
$$;

create trigger product_category_inserted after insert on product.product_category
  referencing new table as changed for each statement execute function product.count_added();
create trigger product_category_deleted after delete on product.product_category
  referencing old table as changed for each statement execute function product.count_removed();

create function product.category_written() returns trigger
  language plpgsql
as $$
begin
  delete from product.category_ancestor where category_id in (select id from changed);
  insert into product.category_ancestor (category_id, ancestor_id, depth)
  with recursive path as (
    select id as category_id, id as ancestor_id, parent_id, 0 as depth from changed
    union all
    select path.category_id, above.id, above.parent_id, path.depth + 1
    from path join product.category as above on above.id = path.parent_id
  )
  select category_id, ancestor_id, depth from path;
  perform product.refresh_category_documents((select array_agg(id) from changed));
  return null;
end
$$;

create function product.refresh_category_documents(category_ids int[]) returns void
  language sql
as $$
  delete from product.search_document
  where kind = 'category' and ref_id = any(category_ids) and not product.is_category_active(ref_id);

  insert into product.search_document (kind, ref_id, scope, category_type, title, slug, summary, drawing, weight)
  select 'category', item.id, 'category', item.category_type, item.title, item.slug,
    coalesce(above.title, kind.title), product.drawing(item.drawing_family, item.id, null, null),
    case item.level when 1 then 1200 else 1100 end
      + case item.category_type when 'Product' then 50 when 'IndustrialService' then 30 else 0 end
  from product.category as item
  join product.category_type as kind on kind.code = item.category_type
  left join product.category as above on above.id = item.parent_id
  where item.id = any(category_ids) and product.is_category_active(item.id)
  on conflict (kind, scope, ref_id) do update set
    category_type = excluded.category_type, title = excluded.title, slug = excluded.slug, summary = excluded.summary,
    drawing = excluded.drawing, weight = excluded.weight
$$;

-- A category that goes on or off takes everything below it along.
create function product.category_switched() returns trigger
  language plpgsql
as $$
declare
  below int[] := (select array_agg(category_id) from product.category_ancestor where ancestor_id = new.id);
begin
  perform product.refresh_category_documents(below);
  perform product.refresh_listing((
    select array_agg(id) from product.supplier_product where category_id = any(below)
  ));
  return null;
end
$$;

create trigger category_inserted after insert on product.category
  referencing new table as changed for each statement execute function product.category_written();
create trigger category_switched after update of is_active, title, slug on product.category
  for each row when (old.* is distinct from new.*) execute function product.category_switched();

create function product.set_supplier_listed(supplier int, is_listed boolean) returns void
  language plpgsql
as $$
begin
  if is_listed then
    delete from product.unlisted_supplier where supplier_id = supplier;
  else
    insert into product.unlisted_supplier (supplier_id) values (supplier) on conflict do nothing;
  end if;
  perform product.refresh_listing((select array_agg(id) from product.supplier_product where supplier_id = supplier));
end
$$;

-- Items by category, groups included: listed products, and advertisements, which another service keeps.
create view product.category_items as
  select category_id, sum(size)::int as items_count
  from (
    select category_id, items_count::bigint as size from product.category_count
    union all
    select path.ancestor_id, count(*)
    from product.search_document as document
    join product.category_ancestor as path on path.category_id = document.category_id
    where document.category_id is not null
    group by path.ancestor_id
  ) as counted
  group by category_id;

create function product.type_items_count(category_type text) returns int
  language sql stable
as $$
  select (
    (select coalesce(sum(counted.items_count), 0) from product.category_count as counted
      join product.category on category.id = counted.category_id
      where category.category_type = $1 and category.level = 1)
    + (select count(*) from product.search_document as document
      where document.scope = product.scope_of_type($1) and document.kind <> 'product')
  )::int
$$;
