create table merchant.province (
  id integer primary key check (id > 0),
  title text not null unique,
  area_code text not null,
  -- Of the province's capital, from which distances between provinces are computed.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180)
);

create table merchant.city (
  id integer primary key check (id > 0),
  province_id integer not null references merchant.province,
  title text not null,
  unique (province_id, title)
);

create table merchant.supplier (
  id integer primary key check (id > 0),
  name text not null unique check (name <> ''),
  slug text not null check (slug <> ''),
  legal_form text not null,
  -- Stored for checks; no endpoint returns it.
  national_legal_id text not null unique check (national_legal_id ~ '^[0-9]{11}$'),
  about text not null,
  activity_kinds text[] not null check (cardinality(activity_kinds) > 0),
  city_id integer not null references merchant.city,
  address text not null check (address <> ''),
  website text,
  -- In the Jalali calendar, as in the register of companies.
  founded_year integer not null,
  employees_band text not null,
  capabilities text[] not null,
  rating_average numeric(2, 1) not null check (rating_average between 0 and 5),
  rating_count integer not null check (rating_count >= 0),
  response_minutes integer check (response_minutes >= 0),
  drawing_family text not null,
  is_active boolean not null default true,
  -- Both from merchant.verification, kept by a trigger.
  verified_at timestamptz,
  verification_count integer not null default 0,
  -- Types in which the supplier has listed items, kept with merchant.supplier_category.
  category_types text[] not null default '{}',
  name_tsv tsvector not null generated always as (kit.search_vector(name)) stored,
  registered_at timestamptz,
  -- One endpoint alone shows phones and email, and records who asked.
  phones text[] not null default '{}',
  email text
);

create index supplier_order on merchant.supplier
  ((verified_at is null), verification_count desc, rating_average desc, id) where is_active;
create index supplier_name on merchant.supplier using gin (name_tsv);
create index supplier_types on merchant.supplier using gin (category_types);
create index supplier_city on merchant.supplier (city_id);
create index supplier_newest on merchant.supplier (registered_at desc nulls last, id desc) where is_active;
create index supplier_rating on merchant.supplier (rating_average desc, rating_count desc, id) where is_active;
create index supplier_kinds on merchant.supplier using gin (activity_kinds);

create table merchant.certificate (
  id integer generated always as identity primary key,
  supplier_id integer not null references merchant.supplier on delete cascade,
  title text not null,
  issuer text not null,
  valid_from date not null,
  valid_to date not null,
  check (valid_from < valid_to)
);

create index certificate_of_supplier on merchant.certificate (supplier_id, valid_to desc, id);

-- The record of checks: a row is added for every check and never changed.
create table merchant.verification (
  id integer generated always as identity primary key,
  supplier_id integer not null references merchant.supplier on delete cascade,
  subject text not null,
  -- The check of identity gives the mark «تأییدشده».
  is_identity boolean not null,
  checked_by text not null,
  checked_at timestamptz not null,
  valid_until timestamptz,
  check (valid_until is null or valid_until > checked_at)
);

create index verification_of_supplier on merchant.verification (supplier_id, checked_at desc, id desc);

-- Categories, groups included, in which a supplier has listed items.
create table merchant.supplier_category (
  category_id integer not null,
  supplier_id integer not null references merchant.supplier on delete cascade,
  level integer not null,
  items_count integer not null check (items_count > 0),
  primary key (category_id, supplier_id)
);

create index supplier_category_of_supplier on merchant.supplier_category (supplier_id, category_id);

create table merchant.urban_area (
  id integer primary key check (id > 0),
  city_id integer not null references merchant.city,
  title text not null,
  ordinal integer not null,
  unique (city_id, title)
);

-- Who buys: a person, or a company that a user has registered. A user owns at most one of each.
create table merchant.customer (
  id integer primary key generated always as identity,
  owner_user_id integer not null check (owner_user_id > 0),
  kind text not null check (kind in ('person', 'company')),
  -- Of the person; for a company, of its representative.
  first_name text,
  last_name text,
  national_id text check (national_id ~ '^[0-9]{10}$'),
  company_name text check ((company_name is not null) = (kind = 'company')),
  national_legal_id text check (national_legal_id is null or (kind = 'company' and national_legal_id ~ '^[0-9]{11}$')),
  economic_code text check (economic_code ~ '^[0-9]{11,14}$'),
  email text,
  sheba text check (sheba ~ '^IR[0-9]{24}$'),
  row_version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (owner_user_id, kind)
);

create unique index customer_legal_id on merchant.customer (national_legal_id) where national_legal_id is not null;

-- A company's name to compare: folded, without spaces and half-spaces, and without the word «شرکت».
create function merchant.name_key(name text) returns text
  language sql immutable strict parallel safe
  return array_to_string(array_remove(kit.search_words(name), 'شرکت'), '');

create unique index customer_company_name on merchant.customer (merchant.name_key(company_name)) where kind = 'company';
create index supplier_name_fold on merchant.supplier (merchant.name_key(name));

-- Words that a name may not contain, folded as by kit.search_words().
create table merchant.forbidden_word (
  word text primary key check (word <> '')
);

-- Users who may act for a company beside its owner.
create table merchant.customer_agent (
  id integer primary key generated always as identity,
  customer_id integer not null references merchant.customer on delete cascade,
  user_id integer not null check (user_id > 0),
  role text not null check (role in ('viewer', 'requester', 'approver', 'finance')),
  row_version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (customer_id, user_id)
);

create index customer_agent_user on merchant.customer_agent (user_id);

create table merchant.delivery_address (
  id integer primary key generated always as identity,
  customer_id integer not null references merchant.customer on delete cascade,
  title text not null check (title <> ''),
  city_id integer not null references merchant.city,
  urban_area_id integer references merchant.urban_area,
  address text not null check (address <> ''),
  plaque text,
  unit text,
  postal_code text not null check (postal_code ~ '^[0-9]{10}$'),
  receiver_name text not null check (receiver_name <> ''),
  receiver_mobile text not null check (receiver_mobile ~ '^\+989[0-9]{9}$'),
  is_selected boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index delivery_address_customer on merchant.delivery_address (customer_id, created_at desc, id desc);
create unique index delivery_address_default on merchant.delivery_address (customer_id) where is_selected;

create table merchant.membership_plan (
  id integer primary key check (id > 0),
  code text not null unique,
  title text not null,
  price_rial bigint not null check (price_rial >= 0),
  months integer not null check (months > 0),
  requests_per_month integer not null check (requests_per_month > 0),
  agents integer not null check (agents > 0)
);

-- Pending until its fee is paid. A user has at most one pending membership, and running ones never overlap.
create table merchant.membership (
  id integer primary key generated always as identity,
  user_id integer not null check (user_id > 0),
  plan_id integer not null references merchant.membership_plan,
  created_at timestamptz not null,
  starts_at timestamptz,
  ends_at timestamptz,
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at)
);

create unique index membership_pending on merchant.membership (user_id) where starts_at is null;
create index membership_of_user on merchant.membership (user_id, ends_at);

create table merchant.country (
  id integer primary key check (id > 0),
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  title text not null unique
);

-- Who was shown a supplier's phone, and when.
create table merchant.contact_reveal (
  id integer primary key generated always as identity,
  supplier_id integer not null references merchant.supplier on delete cascade,
  user_id integer not null check (user_id > 0),
  revealed_at timestamptz not null
);

create index contact_reveal_supplier on merchant.contact_reveal (supplier_id, revealed_at desc);
create index contact_reveal_user on merchant.contact_reveal (user_id, revealed_at desc);

create table merchant.supplier_report (
  id integer primary key generated always as identity,
  supplier_id integer not null references merchant.supplier on delete cascade,
  user_id integer not null check (user_id > 0),
  reason text not null check (reason in ('wrongInformation', 'notResponding', 'fraud', 'inappropriate', 'other')),
  text text not null,
  created_at timestamptz not null
);

create index supplier_report_supplier on merchant.supplier_report (supplier_id, created_at desc);

create table merchant.delegation (
  id integer primary key generated always as identity,
  supplier_id integer not null references merchant.supplier on delete cascade,
  principal text not null check (principal <> ''),
  brand text not null check (brand <> ''),
  kind text not null check (kind in ('OfficialSales', 'AfterSales', 'ExclusiveRegion', 'Distribution', 'Warranty')),
  -- Empty for the whole country.
  scope_province_ids integer[] not null,
  valid_from date not null,
  valid_to date not null,
  file_id uuid,
  check (valid_from < valid_to)
);

create index delegation_of_supplier on merchant.delegation (supplier_id, valid_to);
create index delegation_validity on merchant.delegation (valid_to, id);

create table merchant.sale_setting (
  supplier_id integer primary key references merchant.supplier on delete cascade,
  minimum_order_kind text not null check (minimum_order_kind in ('PerItem', 'OrderValue')),
  minimum_order_rial bigint check (minimum_order_rial > 0),
  payment_terms text[] not null check (payment_terms <@ array['Cash', 'Prepayment', 'Credit30', 'Credit60', 'LetterOfCredit']),
  -- Empty for the whole country.
  sale_city_ids integer[] not null,
  -- [{"day": 0, "opens": "08:00", "closes": "16:30"}, …]; 0 is Saturday.
  working_hours jsonb not null,
  check ((minimum_order_kind = 'OrderValue') = (minimum_order_rial is not null))
);

-- What an item of a list shows of its active supplier, as JSON text (decision 0017), so that writing a card reads one
-- short row. Kept by triggers.
create table merchant.supplier_text (
  supplier_id integer primary key references merchant.supplier on delete cascade,
  line text not null
);
