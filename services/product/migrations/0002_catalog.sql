create table product.category (
  id integer primary key check (id > 0),
  category_type text not null check (category_type in (
    'IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument', 'IndustrialAdvertisement'
  )),
  parent_id integer references product.category,
  -- 1 = group, 2 = leaf.
  level integer not null check (level in (1, 2)),
  title text not null check (title <> ''),
  slug text not null check (slug <> ''),
  ordinal integer not null,
  is_active boolean not null default true,
  drawing_family text not null,
  check ((level = 1) = (parent_id is null))
);

create index category_by_parent on product.category (parent_id, ordinal, id);
create index category_by_type on product.category (category_type, level, ordinal, id);

-- Every category with itself and all above it; `is_active` is true when the category and all above it are.
create table product.category_ancestor (
  category_id integer not null references product.category on delete cascade,
  ancestor_id integer not null references product.category on delete cascade,
  depth integer not null,
  primary key (category_id, ancestor_id)
);

create index category_ancestor_below on product.category_ancestor (ancestor_id, category_id);

create table product.category_type (
  code text primary key,
  title text not null check (title <> ''),
  ordinal integer not null unique
);

create table product.measurement_quantity (
  id integer generated always as identity primary key,
  code text not null unique,
  title text not null,
  base_unit text not null
);

-- A value in base units is value * factor_to_base + offset_to_base.
create table product.measurement_unit (
  id integer generated always as identity primary key,
  quantity_id integer not null references product.measurement_quantity,
  code text not null,
  title text not null,
  symbol text not null,
  factor_to_base double precision not null check (factor_to_base > 0),
  offset_to_base double precision not null,
  unique (quantity_id, code)
);

create table product.property (
  id integer generated always as identity primary key,
  code text not null unique,
  title text not null,
  kind text not null check (kind in ('number', 'enum')),
  quantity_id integer references product.measurement_quantity,
  default_unit_id integer references product.measurement_unit
);

create table product.base_product (
  id integer primary key check (id > 0),
  category_id integer not null references product.category,
  title text not null check (title <> ''),
  slug text not null check (slug <> '')
);

create index base_product_by_category on product.base_product (category_id, id);

create table product.supplier_product (
  id integer primary key check (id > 0),
  base_product_id integer references product.base_product,
  category_id integer not null references product.category,
  category_type text not null,
  -- A supplier of the schema merchant.
  supplier_id integer not null check (supplier_id > 0),
  title text not null check (title <> ''),
  title_n text not null generated always as (kit.fa_norm(title)) stored,
  slug text not null check (slug <> ''),
  sku text not null unique check (sku ~ '^[A-Z0-9./-]+$'),
  description text not null,
  price_kind text not null check (price_kind in ('fixed', 'tiered', 'inquiry')),
  -- Of one sale unit; when tiered, at the minimum order.
  price_rial bigint check (price_rial > 0),
  -- [{"minQuantity": 10, "priceRial": 1200000}], falling prices; empty unless tiered.
  price_tiers jsonb not null default '[]',
  price_valid_until date,
  sale_unit text not null,
  min_order integer not null check (min_order > 0),
  step_quantity integer not null check (step_quantity > 0),
  stock integer check (stock >= 0),
  lead_time_days integer not null check (lead_time_days >= 0),
  origin_country text not null,
  delivery_cities text[] not null,
  -- The contract's ProductFact, most telling first: three make the card, six the block beside the picture.
  facts jsonb not null,
  drawing_family text not null,
  dimension_mm integer check (dimension_mm > 0),
  score integer not null default 0,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  is_active boolean not null default true,
  -- Active itself, and its categories and supplier are; kept by triggers, never written by hand.
  is_listed boolean not null default false,
  check ((price_kind = 'inquiry') = (price_rial is null))
);

create index supplier_product_by_type on product.supplier_product (category_type, score desc, id desc) where is_listed;
create index supplier_product_type_price on product.supplier_product (category_type, price_rial, id) where is_listed;
create index supplier_product_type_newest on product.supplier_product (category_type, published_at desc, id desc) where is_listed;
create index supplier_product_all on product.supplier_product (score desc, id desc) where is_listed;
create index supplier_product_all_price on product.supplier_product (price_rial, id) where is_listed;
create index supplier_product_all_newest on product.supplier_product (published_at desc, id desc) where is_listed;
create index supplier_product_by_supplier on product.supplier_product (supplier_id, score desc, id desc) where is_listed;
create index supplier_product_by_base on product.supplier_product (base_product_id, price_rial, id) where is_listed;
create index supplier_product_category on product.supplier_product (category_id);

-- One row per listed product and category above it, so that a listing walks one index.
create table product.product_category (
  category_id integer not null references product.category on delete cascade,
  product_id integer not null references product.supplier_product on delete cascade,
  score integer not null,
  price_rial bigint,
  published_at timestamptz not null,
  primary key (product_id, category_id)
);

create index product_category_relevance on product.product_category (category_id, score desc, product_id desc);
create index product_category_price on product.product_category (category_id, price_rial, product_id);
create index product_category_newest on product.product_category (category_id, published_at desc, product_id desc);

-- Number of listed products of a category and everything below it.
create table product.category_count (
  category_id integer primary key references product.category on delete cascade,
  items_count integer not null check (items_count >= 0)
);

-- Values to filter by, in base units; texts for lists of choices.
create table product.property_value (
  product_id integer not null references product.supplier_product on delete cascade,
  property_id integer not null references product.property,
  base_value double precision,
  base_max_value double precision,
  text_value text,
  primary key (product_id, property_id),
  check ((base_value is null) <> (text_value is null))
);

create index property_value_number on product.property_value (property_id, base_value) where base_value is not null;
create index property_value_text on product.property_value (property_id, text_value) where text_value is not null;
