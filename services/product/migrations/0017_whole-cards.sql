-- A card holds all that a list shows of an item, so that a page reads one row for each of its items. What changes on its
-- own, the number of offers and the line of the supplier, stands in columns of its own: each is written by its own
-- cause, under a lock that this cause and the item's own changes share.
--
-- Whoever changes items locks in this order: the items, their suppliers, their base products, everything else, and the
-- cards of one base product or supplier in the order of their items.
alter table product.listing_card
  add column offers_count integer not null default 1,
  add column supplier_line text;

create function product.lock_for_listing(supplier_ids int[], base_product_ids int[]) returns void
  language plpgsql
as $$
begin
  perform merchant.lock_suppliers(supplier_ids);
  perform from product.base_product where id = any(base_product_ids) order by id for no key update;
end
$$;

-- Cards of these items; their suppliers and base products are locked, and the base products counted.
create or replace function product.refresh_cards(product_ids int[]) returns void
  language sql
as $$
  delete from product.listing_card as card using product.supplier_product as item
  where card.product_id = any(product_ids) and item.id = card.product_id and not item.is_listed;

  insert into product.listing_card (product_id, supplier_id, base_product_id, card, offers_count, supplier_line)
  select item.id, item.supplier_id, item.base_product_id, substr(made.card, 2, length(made.card) - 2),
    coalesce(
      (
        select summary.offers_count from product.base_product_summary as summary
        where summary.base_product_id = item.base_product_id
      ), 1
    ),
    (select supplier.line from merchant.supplier_texts() as supplier where supplier.id = item.supplier_id)
  from product.supplier_product as item
  join product.category as leaf on leaf.id = item.category_id
  cross join lateral (
    select row_to_json(shown)::text as card
    from (
      select item.id, item.base_product_id as "baseProductId", item.category_type as "categoryType",
        json_build_object('id', leaf.id, 'title', leaf.title, 'slug', leaf.slug) as category, item.title, item.slug,
        item.sku, item.price_kind as "priceKind", item.price_rial as "priceRial",
        item.price_valid_until as "priceValidUntil", item.sale_unit as "saleUnit",
        jsonb_path_query_array(item.facts, '$[0 to 2]') as "keyFacts",
        product.drawing(item.drawing_family, item.id, item.dimension_mm, item.sku) as drawing
    ) as shown
  ) as made
  where item.id = any(product_ids) and item.is_listed
  order by item.id
  on conflict (product_id) do update set
    supplier_id = excluded.supplier_id, base_product_id = excluded.base_product_id, card = excluded.card,
    offers_count = excluded.offers_count, supplier_line = excluded.supplier_line
$$;

-- Writes the lines of these suppliers into their cards; whoever calls it has locked them. A supplier without a line has
-- no listed item soon.
create function product.show_suppliers(supplier_ids int[]) returns void
  language plpgsql
as $$
begin
  with stale as materialized (
    select card.product_id, supplier.line
    from product.supplier_product as item
    join product.listing_card as card on card.product_id = item.id
    join merchant.supplier_texts() as supplier on supplier.id = item.supplier_id
    where item.supplier_id = any(supplier_ids) and item.is_listed and card.supplier_line is distinct from supplier.line
    order by card.product_id
    for no key update of card
  )
  update product.listing_card as card set supplier_line = stale.line
  from stale where card.product_id = stale.product_id;
end
$$;

-- As before, and the cards of their offers follow.
create or replace function product.refresh_base_products(ids int[]) returns void
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

  with stale as materialized (
    select card.product_id, summary.offers_count
    from product.supplier_product as item
    join product.listing_card as card on card.product_id = item.id
    join product.base_product_summary as summary on summary.base_product_id = item.base_product_id
    where item.base_product_id = any(ids) and item.is_listed and card.offers_count <> summary.offers_count
    order by card.product_id
    for no key update of card
  )
  update product.listing_card as card set offers_count = stale.offers_count
  from stale where card.product_id = stale.product_id;

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

-- As before, with the locks first, and the base products counted before the cards are written.
create or replace function product.refresh_listing(product_ids int[]) returns void
  language plpgsql
as $$
declare
  suppliers int[];
  bases int[];
begin
  perform from product.supplier_product where id = any(product_ids) order by id for no key update;
  -- What they are now that they are locked.
  select array_agg(distinct item.supplier_id), array_agg(distinct item.base_product_id)
  into suppliers, bases
  from product.supplier_product as item where item.id = any(product_ids);
  perform product.lock_for_listing(suppliers, bases);

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

  perform product.refresh_listing_properties(product_ids);
  perform product.refresh_base_products(bases);
  perform product.refresh_cards(product_ids);
  perform product.refresh_product_documents(product_ids);
  perform merchant.refresh_supplier_categories(suppliers);
end
$$;

create or replace function product.product_changed() returns trigger
  language plpgsql
as $$
begin
  perform product.lock_for_listing(
    array[old.supplier_id, new.supplier_id], array[old.base_product_id, new.base_product_id]
  );
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

-- Before what belongs to the item goes with it.
create function product.product_going() returns trigger
  language plpgsql
as $$
begin
  perform product.lock_for_listing(array[old.supplier_id], array[old.base_product_id]);
  return old;
end
$$;

create trigger supplier_product_going before delete on product.supplier_product
  for each row execute function product.product_going();

-- Cards that were there before.
select product.refresh_cards(array_agg(id)) from product.supplier_product;
