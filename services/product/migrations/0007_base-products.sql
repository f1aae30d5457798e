-- Offers of base products at a glance, and how their prices went.

create table product.base_product_summary (
  base_product_id integer primary key references product.base_product on delete cascade,
  offers_count integer not null check (offers_count >= 0),
  -- Null when every offer asks to be inquired.
  min_price_rial bigint,
  median_price_rial bigint,
  max_price_rial bigint
);

-- A point for every day on which the prices moved; between two points they stood still.
create table product.price_point (
  base_product_id integer not null references product.base_product on delete cascade,
  day date not null,
  min_price_rial bigint not null check (min_price_rial > 0),
  median_price_rial bigint not null check (median_price_rial >= min_price_rial),
  primary key (base_product_id, day)
);

-- The day that a change of price is written under; the demo's data set it, so that the same seed gives the same rows.
create function product.today() returns date
  language sql stable
  return coalesce(
    nullif(current_setting('product.today', true), '')::date, (current_timestamp at time zone 'UTC')::date
  );

create function product.refresh_base_products(ids int[]) returns void
  language plpgsql
as $$
begin
  -- Two changes of one base product wait for each other, so that the later one counts both.
  perform from product.base_product where id = any(ids) order by id for no key update;

  insert into product.base_product_summary (
    base_product_id, offers_count, min_price_rial, median_price_rial, max_price_rial
  )
  select base.id, count(item.id), min(item.price_rial),
    percentile_disc(0.5) within group (order by item.price_rial), max(item.price_rial)
  from product.base_product as base
  left join product.supplier_product as item on item.base_product_id = base.id and item.is_listed
  where base.id = any(ids)
  group by base.id
  on conflict (base_product_id) do update set
    offers_count = excluded.offers_count, min_price_rial = excluded.min_price_rial,
    median_price_rial = excluded.median_price_rial, max_price_rial = excluded.max_price_rial;

  insert into product.price_point (base_product_id, day, min_price_rial, median_price_rial)
  select now.base_product_id, product.today(), now.min_price_rial, now.median_price_rial
  from product.base_product_summary as now
  where now.base_product_id = any(ids) and now.min_price_rial is not null
    and (now.min_price_rial, now.median_price_rial) is distinct from (
      select (last.min_price_rial, last.median_price_rial)
      from product.price_point as last
      where last.base_product_id = now.base_product_id and last.day <= product.today()
      order by last.day desc
      limit 1
    )
  on conflict (base_product_id, day) do update set
    min_price_rial = excluded.min_price_rial, median_price_rial = excluded.median_price_rial;
end
$$;

-- What a list shows of a listed item, put together when it changes: the contract's SupplierProductSummary without the
-- supplier and the number of offers, which change on their own.
create table product.listing_card (
  product_id integer primary key references product.supplier_product on delete cascade,
  supplier_id integer not null,
  base_product_id integer,
  card json not null
);

create function product.refresh_cards(product_ids int[]) returns void
  language sql
as $$
  delete from product.listing_card where product_id = any(product_ids);

  insert into product.listing_card (product_id, supplier_id, base_product_id, card)
  select item.id, item.supplier_id, item.base_product_id, json_build_object(
    'id', item.id, 'baseProductId', item.base_product_id, 'categoryType', item.category_type,
    'category', json_build_object('id', leaf.id, 'title', leaf.title, 'slug', leaf.slug),
    'title', item.title, 'slug', item.slug, 'sku', item.sku, 'priceKind', item.price_kind, 'priceRial', item.price_rial,
    'priceValidUntil', item.price_valid_until, 'saleUnit', item.sale_unit,
    'keyFacts', jsonb_path_query_array(item.facts, '$[0 to 2]'),
    'drawing', product.drawing(item.drawing_family, item.id, item.dimension_mm, item.sku)
  )
  from product.supplier_product as item
  join product.category as leaf on leaf.id = item.category_id
  where item.id = any(product_ids) and item.is_listed
$$;

-- As before, with the columns and tables that have come since.
create or replace function product.refresh_listing(product_ids int[]) returns void
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
  insert into product.product_category (
    category_id, product_id, score, price_rial, published_at, supplier_id, price_kind, in_stock
  )
  select path.ancestor_id, item.id, item.score, item.price_rial, item.published_at, item.supplier_id, item.price_kind,
    item.in_stock
  from product.supplier_product as item
  join product.category_ancestor as path on path.category_id = item.category_id
  where item.id = any(product_ids) and item.is_listed;

  perform product.refresh_cards(product_ids);
  perform product.refresh_listing_properties(product_ids);
  perform product.refresh_base_products((
    select array_agg(distinct item.base_product_id) from product.supplier_product as item
    where item.id = any(product_ids) and item.base_product_id is not null
  ));
  perform product.refresh_product_documents(product_ids);
  perform merchant.refresh_supplier_categories((
    select array_agg(distinct item.supplier_id) from product.supplier_product as item where item.id = any(product_ids)
  ));
end
$$;

create or replace function product.product_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_listing(array[new.id]);
  if new.supplier_id <> old.supplier_id then
    perform merchant.refresh_supplier_categories(array[old.supplier_id]);
  end if;
  if new.base_product_id is distinct from old.base_product_id then
    perform product.refresh_base_products(array[old.base_product_id]);
  end if;
  return null;
end
$$;

drop trigger supplier_product_updated on product.supplier_product;
create trigger supplier_product_updated after update of
    base_product_id, category_id, supplier_id, title, slug, sku, description, price_kind, price_rial, price_valid_until,
    sale_unit, stock, facts, score, published_at, is_active, drawing_family, dimension_mm
  on product.supplier_product for each row when (old.* is distinct from new.*) execute function product.product_changed();

create or replace function product.product_deleted() returns trigger
  language plpgsql
as $$
begin
  delete from product.listing_property where product_id = old.id;
  perform product.delete_search_document('product', old.id, product.scope_of_type(old.category_type));
  perform product.refresh_base_products(array[old.base_product_id]);
  perform merchant.refresh_supplier_categories(array[old.supplier_id]);
  return null;
end
$$;

-- Items and base products that were there before.
select product.refresh_cards(array_agg(id)) from product.supplier_product;
select product.refresh_base_products(array_agg(id)) from product.base_product;
