create table merchant.province (
  id integer primary key check (id > 0),
  title text not null unique,
  area_code text not null
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
  -- Kept for checks; no call answers it.
  national_legal_id text not null unique check (national_legal_id ~ '^[0-9]{11}$'),
  about text not null,
  activity_kinds text[] not null check (cardinality(activity_kinds) > 0),
  city_id integer not null references merchant.city,
  address text not null check (address <> ''),
  website text,
  -- In the Jalali calendar, as the register of companies has it.
  founded_year integer not null,
  employees_band text not null,
  capabilities text[] not null,
  rating_average numeric(2, 1) not null check (rating_average between 0 and 5),
  rating_count integer not null check (rating_count >= 0),
  response_minutes integer check (response_minutes >= 0),
  drawing_family text not null,
  is_active boolean not null default true,
  -- From the lines of merchant.verification, kept by a trigger.
  verified_at timestamptz,
  verification_count integer not null default 0,
  -- Types in which the supplier has listed items, kept with merchant.supplier_category.
  category_types text[] not null default '{}',
  name_tsv tsvector not null generated always as (kit.search_vector(name)) stored
);

create index supplier_order on merchant.supplier
  ((verified_at is null), verification_count desc, rating_average desc, id) where is_active;
create index supplier_name on merchant.supplier using gin (name_tsv);
create index supplier_types on merchant.supplier using gin (category_types);
create index supplier_city on merchant.supplier (city_id);

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

-- The ledger: a line is added for every check, and stays.
create table merchant.verification (
  id integer generated always as identity primary key,
  supplier_id integer not null references merchant.supplier on delete cascade,
  subject text not null,
  -- The check of identity is the one behind the mark «تأییدشده».
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
