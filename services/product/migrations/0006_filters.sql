-- What lists are filtered and sorted by, kept in step with the products by the database itself.

alter table product.property drop constraint property_kind_check;
alter table product.property add constraint property_kind_check check (kind in ('number', 'enum', 'boolean', 'text'));

-- The choices of an enum; one that a supplier writes for the first time is added at the end.
create table product.property_option (
  id integer primary key generated always as identity,
  property_id integer not null references product.property on delete cascade,
  title text not null check (title <> ''),
  ordinal integer not null,
  unique (property_id, title)
);

-- By which properties a category, groups included, can be filtered.
create table product.category_property (
  category_id integer not null references product.category on delete cascade,
  property_id integer not null references product.property on delete cascade,
  ordinal integer not null,
  is_filter boolean not null default true,
  -- Shown first, without being unfolded.
  is_key boolean not null default false,
  primary key (category_id, property_id)
);

-- What a filter compares: numbers in base units, or the number of an option twice; 0 and 1 for a boolean. Null: the
-- value is shown, and cannot be filtered by.
alter table product.property_value
  add column vmin double precision,
  add column vmax double precision,
  add check ((vmin is null) = (vmax is null)),
  add check (vmin <= vmax);

create function product.option_id(of_property int, wanted text) returns int
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

create function product.compare_value() returns trigger
  language plpgsql
as $$
declare
  kind text := (select property.kind from product.property where property.id = new.property_id);
begin
  if kind = 'enum' then
    new.vmin := product.option_id(
      new.property_id, coalesce(new.text_value, translate(new.base_value::text, '0123456789.', '۰۱۲۳۴۵۶۷۸۹٫'))
    );
    new.vmax := new.vmin;
  elsif kind = 'text' or new.base_value is null then
    new.vmin := null;
    new.vmax := null;
  else
    new.vmin := least(new.base_value, coalesce(new.base_max_value, new.base_value));
    new.vmax := greatest(new.base_value, coalesce(new.base_max_value, new.base_value));
  end if;
  return new;
end
$$;

create trigger property_value_compared before insert on product.property_value
  for each row when (new.vmin is null) execute function product.compare_value();
create trigger property_value_recompared before update of base_value, base_max_value, text_value, property_id
  on product.property_value for each row execute function product.compare_value();

-- Prices as sort keys: what is only sold by inquiry comes last in both directions.
alter table product.supplier_product
  add column in_stock boolean not null generated always as (coalesce(stock > 0, false)) stored,
  add column price_key bigint not null generated always as (coalesce(price_rial, 9007199254740991)) stored,
  add column price_down bigint not null generated always as (coalesce(price_rial, -1)) stored;

drop index product.supplier_product_type_price;
drop index product.supplier_product_all_price;
create index supplier_product_type_price on product.supplier_product (category_type, price_key, id) where is_listed;
create index supplier_product_type_dearest on product.supplier_product (category_type, price_down desc, id desc) where is_listed;
create index supplier_product_all_price on product.supplier_product (price_key, id) where is_listed;
create index supplier_product_all_dearest on product.supplier_product (price_down desc, id desc) where is_listed;

-- A listing is filtered without looking at the products themselves.
alter table product.product_category
  add column supplier_id integer,
  add column price_kind text,
  add column in_stock boolean,
  add column price_key bigint not null generated always as (coalesce(price_rial, 9007199254740991)) stored,
  add column price_down bigint not null generated always as (coalesce(price_rial, -1)) stored;

update product.product_category as listed
set supplier_id = item.supplier_id, price_kind = item.price_kind, in_stock = item.in_stock
from product.supplier_product as item where item.id = listed.product_id;

alter table product.product_category
  alter column supplier_id set not null,
  alter column price_kind set not null,
  alter column in_stock set not null;

drop index product.product_category_price;
create index product_category_price on product.product_category (category_id, price_key, product_id);
create index product_category_dearest on product.product_category (category_id, price_down desc, product_id desc);

-- One row for each property of a listed product and category above it. Derived from product_category and property_value.
create table product.listing_property (
  category_id integer not null,
  property_id integer not null,
  score integer not null,
  product_id integer not null,
  vmin double precision not null,
  vmax double precision not null
);

create unique index listing_property_order on product.listing_property
  (category_id, property_id, score desc, product_id desc) include (vmin, vmax);
create index listing_property_product on product.listing_property (product_id);

-- How many items of a category have which value: the facets of a whole category, and the count of one choice, without
-- counting.
create table product.listing_value (
  category_id integer not null,
  property_id integer not null,
  vmin double precision not null,
  vmax double precision not null,
  items_count integer not null check (items_count >= 0),
  primary key (category_id, property_id, vmin, vmax)
);

create function product.value_added() returns trigger
  language plpgsql
as $$
begin
  insert into product.listing_value (category_id, property_id, vmin, vmax, items_count)
  select category_id, property_id, vmin, vmax, count(*) from changed
  group by category_id, property_id, vmin, vmax
  order by category_id, property_id, vmin, vmax
  on conflict (category_id, property_id, vmin, vmax) do update set
    items_count = listing_value.items_count + excluded.items_count;
  return null;
end
$$;

create function product.value_removed() returns trigger
  language plpgsql
as $$
begin
  -- In one order, so that two changes of the same values cannot wait for each other.
  perform from product.listing_value as kept
  where (category_id, property_id, vmin, vmax) in (select category_id, property_id, vmin, vmax from changed)
  order by category_id, property_id, vmin, vmax
  for no key update;

  update product.listing_value as kept set items_count = kept.items_count - gone.size
  from (
    select category_id, property_id, vmin, vmax, count(*) as size from changed
    group by category_id, property_id, vmin, vmax
  ) as gone
  where (kept.category_id, kept.property_id, kept.vmin, kept.vmax) =
    (gone.category_id, gone.property_id, gone.vmin, gone.vmax);
  return null;
end
$$;

create trigger listing_property_inserted after insert on product.listing_property
  referencing new table as changed for each statement execute function product.value_added();
create trigger listing_property_deleted after delete on product.listing_property
  referencing old table as changed for each statement execute function product.value_removed();

create function product.refresh_listing_properties(product_ids int[]) returns void
  language sql
as $$
  delete from product.listing_property where product_id = any(product_ids);

  insert into product.listing_property (category_id, property_id, score, product_id, vmin, vmax)
  select listed.category_id, value.property_id, listed.score, listed.product_id, value.vmin, value.vmax
  from product.product_category as listed
  join product.property_value as value on value.product_id = listed.product_id
  where listed.product_id = any(product_ids) and value.vmin is not null;

  insert into product.category_property (category_id, property_id, ordinal)
  select distinct own.category_id, own.property_id, own.property_id
  from product.listing_property as own
  where own.product_id = any(product_ids)
  on conflict do nothing;
$$;

create function product.values_written() returns trigger
  language plpgsql
as $$
begin
  perform product.refresh_listing_properties((select array_agg(distinct product_id) from changed));
  return null;
end
$$;

create trigger property_value_inserted after insert on product.property_value
  referencing new table as changed for each statement execute function product.values_written();
create trigger property_value_updated after update on product.property_value
  referencing new table as changed for each statement execute function product.values_written();
create trigger property_value_deleted after delete on product.property_value
  referencing old table as changed for each statement execute function product.values_written();

-- `type_items_count` looks for what is no product.
create index search_document_other_kinds on product.search_document (scope) where kind <> 'product';

-- Values that were there before.
update product.property_value set base_value = base_value;
