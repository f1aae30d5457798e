-- The catalogue, its listings, and the search over everything that can be found.

-- The same lexemes as kit.search_lexemes(), with one folding instead of three: a half-space passes the folding as U+E000,
-- a letter of no alphabet.
create function product.lexemes(value text) returns text[]
  language plpgsql immutable strict parallel safe
as $$
declare
  norm text := kit.fa_norm(replace(value, U&'\200C', U&'\E000'));
  parts text[] := kit.words_of_norm(replace(norm, U&'\E000', ' '));
begin
  return (
    select coalesce(array_agg(distinct lexeme), '{}')
    from (
      select unnest(parts || kit.words_of_norm(replace(norm, U&'\E000', ''))) as lexeme
      union all
      select parts[place] || parts[place + 1] from generate_series(1, cardinality(parts) - 1) as place
    ) as found
    where lexeme <> ''
  );
end
$$;

-- Words, and beside them the marks, the scope as '/scope' and the type as '/tType': no word begins with a slash, so one
-- index finds all of them.
create function product.document_vector(words text, marks text[], scope text, category_type text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(product.lexemes(words) || marks || array['/' || scope, '/t' || coalesce(category_type, '')]);

-- Everything that can be found. Other schemas write to it only through product.upsert_search_document() and
-- product.delete_search_document().
create table product.search_document (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('category', 'product', 'baseProduct', 'supplier', 'content')),
  -- The search has no scope 'baseProduct': a query of the scope 'product' includes it.
  scope text not null check (scope in (
    'product', 'industrialService', 'supplier', 'consultingService', 'electronicDocument',
    'industrialAdvertisement', 'content', 'category', 'baseProduct'
  )),
  ref_id integer not null check (ref_id > 0),
  category_type text,
  -- The leaf of an advertisement; null for everything that is counted elsewhere.
  category_id integer,
  title text not null check (title <> ''),
  slug text not null check (slug <> ''),
  summary text not null,
  drawing jsonb not null,
  -- Higher comes first among equally good matches.
  weight integer not null,
  title_key text not null generated always as (kit.search_key(title)) stored,
  -- Found but not shown: article numbers and the like.
  codes text not null default '',
  -- What a list is filtered by: '/c7' for a category and all its ancestors, '/s3' for a supplier.
  marks text[] not null default '{}',
  -- Of products that have a price.
  price_rial bigint check (price_rial > 0),
  published_at timestamptz,
  title_tsv tsvector not null generated always as (array_to_tsvector(product.lexemes(title))) stored,
  tsv tsvector not null
    generated always as (product.document_vector(title || ' ' || summary || ' ' || codes, marks, scope, category_type)) stored,
  unique (kind, scope, ref_id),
  constraint search_document_title_length check (length(title) between 1 and 400)
);

create index search_document_by_category on product.search_document (category_id) where category_id is not null;
create index search_document_tsv on product.search_document using gin (tsv) with (fastupdate = off);
create index search_document_title_tsv on product.search_document using gin (title_tsv) with (fastupdate = off);
-- A search shows base products in place of their offers, which are nearly all documents.
create index search_document_tsv_but_offers on product.search_document using gin (tsv) with (fastupdate = off)
  where not marks @> array['/offer'];
create index search_document_title_tsv_but_offers on product.search_document using gin (title_tsv) with (fastupdate = off)
  where not marks @> array['/offer'];
create index search_document_title on product.search_document (title_key collate "C");
-- Suggestions are ranked from this index, without the wide rows.
create unique index search_document_rank on product.search_document (id) include (kind, weight, title_key);
-- For product.type_items_count(), which counts what is not a product.
create index search_document_other_kinds on product.search_document (scope) where kind <> 'product';

-- The prefixes by which a title is suggested: one row per word, with the title from that word on, without spaces.
create table product.suggestion_key (
  scope text not null,
  key text not null collate "C",
  document_id integer not null references product.search_document on delete cascade,
  starts_title boolean not null,
  primary key (scope, key, document_id)
);

create index suggestion_key_document on product.suggestion_key (document_id);

-- The suggestions of each prefix that many titles share, as JSON text (decision 0017): at most ten documents in order.
create table product.suggestion_list (
  scope text not null,
  prefix text not null collate "C",
  document_ids integer[] not null,
  shown json not null,
  primary key (prefix, scope)
);

-- Documents that came (+1) or went (-1). The rows are deleted when the transaction that noted them commits, unless there
-- are so many that they are settled later.
create table product.search_change (
  id integer generated always as identity primary key,
  document_id integer not null,
  kind text not null,
  scope text not null,
  title text not null,
  delta integer not null check (delta in (-1, 1)),
  -- The deferred trigger fires only for the first row of each statement.
  is_first boolean not null
);

-- How often a word occurs in titles, and one spelling of it there, to correct mistyped words. Numbers and codes are left
-- out.
create table product.term (
  word text primary key collate "C",
  shown text not null,
  df integer not null check (df >= 0)
);

create index term_trigrams on product.term using gist (word public.gist_trgm_ops);

create table product.category (
  id integer primary key check (id > 0),
  category_type text not null check (category_type in (
    'IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument', 'IndustrialAdvertisement'
  )),
  parent_id integer references product.category,
  -- 1 for a group, 2 for a leaf.
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

-- Every category with itself and all its ancestors.
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
  kind text not null check (kind in ('number', 'enum', 'boolean', 'text')),
  quantity_id integer references product.measurement_quantity,
  default_unit_id integer references product.measurement_unit
);

-- The choices of an enum; one that a supplier writes for the first time is added as the last.
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

-- A family of goods, independent of its suppliers; the exact specifications are its variants.
create table product.base_product (
  id integer primary key check (id > 0),
  category_id integer not null references product.category,
  title text not null check (title <> ''),
  slug text not null check (slug <> ''),
  -- Other names under which buyers search it.
  synonyms text[] not null default '{}',
  description text not null default '',
  standards text[] not null default '{}',
  applications text[] not null default '{}',
  -- By what a buyer chooses, most significant first.
  choose_by text[] not null default '{}',
  -- Documents that suppliers usually deliver with it.
  documents text[] not null default '{}',
  sale_unit text not null check (sale_unit <> ''),
  -- The usual smallest order, and the multiple in which it is ordered.
  min_order integer not null default 1 check (min_order > 0),
  step_quantity integer not null default 1 check (step_quantity > 0),
  -- Whether it is carried only within the supplier's own city.
  local_delivery_only boolean not null default false,
  drawing_family text not null check (drawing_family <> ''),
  -- What its drawing shows within the family; null for the family's usual form.
  drawing_form text check (drawing_form <> '')
);

create index base_product_by_category on product.base_product (category_id, id);

-- The columns of a base product's size table: properties under the name and in the unit that its trade uses.
create table product.base_product_column (
  base_product_id integer not null references product.base_product on delete cascade,
  property_id integer not null references product.property,
  ordinal integer not null check (ordinal > 0),
  title text not null check (title <> ''),
  -- The unit of its numbers; null when they have none or the column holds texts.
  unit_id integer references product.measurement_unit,
  -- Whether it tells variants apart; the others follow from these.
  defines boolean not null,
  primary key (base_product_id, property_id),
  unique (base_product_id, ordinal)
);

-- The exact specifications of a base product, in the order of its size table.
create table product.variant (
  id integer primary key check (id > 0),
  base_product_id integer not null references product.base_product on delete cascade,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9./-]{0,59}$'),
  -- What distinguishes it within its base product.
  title text not null check (title <> ''),
  ordinal integer not null check (ordinal > 0),
  -- What its drawing shows within the base product's family, and how many of the parts that this family counts.
  drawing_form text check (drawing_form <> ''),
  drawing_count integer check (drawing_count > 0),
  unique (base_product_id, ordinal),
  -- For the foreign key of offers, so that none belongs to a variant of another base product.
  unique (id, base_product_id)
);

-- For a search by code, however it is written.
create index variant_search_code on product.variant (kit.search_key(code));

-- Values in base units; texts for lists of choices. The columns are those of product.property_value.
create table product.variant_value (
  variant_id integer not null references product.variant on delete cascade,
  property_id integer not null references product.property,
  base_value double precision,
  base_max_value double precision,
  text_value text,
  vmin double precision,
  vmax double precision,
  primary key (variant_id, property_id),
  check ((base_value is null) <> (text_value is null)),
  check ((vmin is null) = (vmax is null)),
  check (vmin <= vmax)
);

create index variant_value_number on product.variant_value (property_id, base_value) where base_value is not null;
create index variant_value_text on product.variant_value (property_id, text_value) where text_value is not null;

create table product.supplier_product (
  id integer primary key check (id > 0),
  base_product_id integer references product.base_product,
  -- The exact specification; its values and facts are those of the item, kept by triggers.
  variant_id integer,
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
  -- Of one sale unit; for a tiered price, at the minimum order.
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
  -- Whether it is carried only within the supplier's own city.
  local_delivery_only boolean not null default false,
  delivery_cities text[] not null,
  -- The contract's ProductFact, most telling first: three make the card, six the block beside the picture.
  facts jsonb not null,
  drawing_family text not null,
  dimension_mm integer check (dimension_mm > 0),
  score integer not null default 0,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  is_active boolean not null default true,
  -- Whether it, its categories and its supplier are active; kept by triggers.
  is_listed boolean not null default false,
  in_stock boolean not null generated always as (coalesce(stock > 0, false)) stored,
  -- Prices as sort keys: items that are sold on inquiry only come last in both directions.
  price_key bigint not null generated always as (coalesce(price_rial, 9007199254740991)) stored,
  price_down bigint not null generated always as (coalesce(price_rial, -1)) stored,
  check ((price_kind = 'inquiry') = (price_rial is null)),
  check ((variant_id is null) = (base_product_id is null)),
  foreign key (variant_id, base_product_id) references product.variant (id, base_product_id)
);

create index supplier_product_by_type on product.supplier_product (category_type, score desc, id desc) where is_listed;
create index supplier_product_type_price on product.supplier_product (category_type, price_key, id) where is_listed;
create index supplier_product_type_dearest on product.supplier_product (category_type, price_down desc, id desc) where is_listed;
create index supplier_product_type_newest on product.supplier_product (category_type, published_at desc, id desc) where is_listed;
create index supplier_product_all on product.supplier_product (score desc, id desc) where is_listed;
create index supplier_product_all_price on product.supplier_product (price_key, id) where is_listed;
create index supplier_product_all_dearest on product.supplier_product (price_down desc, id desc) where is_listed;
create index supplier_product_all_newest on product.supplier_product (published_at desc, id desc) where is_listed;
create index supplier_product_by_supplier on product.supplier_product (supplier_id, score desc, id desc) where is_listed;
create index supplier_product_by_base on product.supplier_product (base_product_id, variant_id, price_rial, id) where is_listed;
create index supplier_product_by_variant on product.supplier_product (variant_id) where variant_id is not null;
create index supplier_product_category on product.supplier_product (category_id);

-- Suppliers that are switched off; the schema merchant reports them by product.set_supplier_listed().
create table product.unlisted_supplier (supplier_id integer primary key);

-- Documents of an item in the order they are shown. What a list shows of a file is copied, so that an item's page does not
-- ask the schema file; a file never changes.
create table product.product_document (
  product_id integer not null references product.supplier_product on delete cascade,
  ordinal integer not null check (ordinal > 0),
  -- A file of the schema file.
  file_id uuid not null,
  title text not null check (title <> ''),
  media_type text not null check (media_type <> ''),
  size_bytes integer not null check (size_bytes > 0),
  primary key (product_id, ordinal)
);

-- Photographs of an item in the order they are shown. As with documents, what a page shows of one is copied. While a row
-- exists, the photograph is public; product.image_removed() takes that back.
create table product.product_image (
  product_id integer not null references product.supplier_product on delete cascade,
  ordinal integer not null check (ordinal > 0),
  -- A photograph of the schema file.
  image_id uuid not null,
  alt text not null check (alt <> ''),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Types and widths that exist, as in the contract's ImageSource.
  sources jsonb not null,
  primary key (product_id, image_id)
);

-- Values to show and to filter by, in base units; texts for lists of choices. An item with a variant has exactly the
-- values of its variant: they are copied by product.copy_variant_values(), and others are refused.
create table product.property_value (
  product_id integer not null references product.supplier_product on delete cascade,
  property_id integer not null references product.property,
  base_value double precision,
  base_max_value double precision,
  text_value text,
  -- What a filter compares: numbers in base units, the id of an option in both, or 0 and 1 for a boolean. Null when the
  -- value is shown only.
  vmin double precision,
  vmax double precision,
  primary key (product_id, property_id),
  check ((base_value is null) <> (text_value is null)),
  check ((vmin is null) = (vmax is null)),
  check (vmin <= vmax)
);

create index property_value_number on product.property_value (property_id, base_value) where base_value is not null;
create index property_value_text on product.property_value (property_id, text_value) where text_value is not null;

-- One row per listed item and category it is in, so that a listing walks one index and is filtered without the items.
create table product.product_category (
  category_id integer not null references product.category on delete cascade,
  product_id integer not null references product.supplier_product on delete cascade,
  score integer not null,
  price_rial bigint,
  published_at timestamptz not null,
  supplier_id integer not null,
  price_kind text not null,
  in_stock boolean not null,
  price_key bigint not null generated always as (coalesce(price_rial, 9007199254740991)) stored,
  price_down bigint not null generated always as (coalesce(price_rial, -1)) stored,
  primary key (product_id, category_id)
);

create index product_category_relevance on product.product_category (category_id, score desc, product_id desc);
create index product_category_price on product.product_category (category_id, price_key, product_id);
create index product_category_dearest on product.product_category (category_id, price_down desc, product_id desc);
create index product_category_newest on product.product_category (category_id, published_at desc, product_id desc);

-- Number of listed items of a category and everything below it.
create table product.category_count (
  category_id integer primary key references product.category on delete cascade,
  items_count integer not null check (items_count >= 0)
);

-- One row per property of a listed item and category it is in, from product_category and property_value.
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

-- Number of items of a category with each value, so that the facets of a whole category need no counting.
create table product.listing_value (
  category_id integer not null,
  property_id integer not null,
  vmin double precision not null,
  vmax double precision not null,
  items_count integer not null check (items_count >= 0),
  primary key (category_id, property_id, vmin, vmax)
);

-- The offers of a base product in numbers, over all of its variants.
create table product.base_product_summary (
  base_product_id integer primary key references product.base_product on delete cascade,
  offers_count integer not null check (offers_count >= 0),
  suppliers_count integer not null check (suppliers_count >= 0),
  -- Null when every offer is sold on inquiry only.
  min_price_rial bigint
);

-- The offers of a variant in numbers.
create table product.variant_summary (
  variant_id integer primary key references product.variant on delete cascade,
  offers_count integer not null check (offers_count >= 0),
  -- Of one sale unit at the minimum order; null when every offer is sold on inquiry only.
  min_price_rial bigint,
  median_price_rial bigint,
  max_price_rial bigint,
  -- Units in stock at all suppliers together; null when none of them specifies it.
  stock bigint,
  -- Days of the soonest delivery; null without offers.
  lead_time_days integer
);

-- A point for every day on which a price changed; between two points the prices were constant.
create table product.price_point (
  variant_id integer not null references product.variant on delete cascade,
  day date not null,
  min_price_rial bigint not null check (min_price_rial > 0),
  median_price_rial bigint not null check (median_price_rial >= min_price_rial),
  primary key (variant_id, day)
);

-- What a list shows of an item, as JSON text (decision 0017), so that a page of a list reads one row per item. The card
-- holds the fields of the contract's SupplierProductSummary without the braces. What changes for its own reasons, the
-- number of offers and the line of the supplier, stands in columns of its own: each is written for its own reason, under
-- a lock that this reason and the item's own changes share (product.lock_for_listing()).
create table product.listing_card (
  product_id integer primary key references product.supplier_product on delete cascade,
  supplier_id integer not null,
  card text not null,
  offers_count integer not null default 1,
  supplier_line text
);

-- A page of a list looks up 24 cards: by hash each is found on one page of the index instead of three, which saves an
-- eighth of the list's time in the database.
create index listing_card_item on product.listing_card using hash (product_id);
