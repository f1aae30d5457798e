create table merchant.country (
  id integer primary key check (id > 0),
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  title text not null unique
);

-- Of the province's capital; «nearest» is reckoned between provinces.
alter table merchant.province
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180);

alter table merchant.supplier
  add column registered_at timestamptz,
  -- Answered by one call alone, which notes who asked.
  add column phones text[] not null default '{}',
  add column email text;

create index supplier_newest on merchant.supplier (registered_at desc nulls last, id desc) where is_active;
create index supplier_rating on merchant.supplier (rating_average desc, rating_count desc, id) where is_active;
create index supplier_kinds on merchant.supplier using gin (activity_kinds);

-- How far two cities are, to order by: -2 for the same, -1 within a province, else kilometres over the sphere between
-- the provinces' capitals (haversine); null when a place is unknown.
create function merchant.city_distance(one_city int, other_city int) returns int
  language sql stable parallel safe
as $$
  select case
    when one.id = other.id then -2
    when one.province_id = other.province_id then -1
    else round(12742 * asin(sqrt(
      sin(radians(far.latitude - near.latitude) / 2) ^ 2
      + cos(radians(near.latitude)) * cos(radians(far.latitude)) * sin(radians(far.longitude - near.longitude) / 2) ^ 2
    )))::int
  end
  from merchant.city as one
  join merchant.province as near on near.id = one.province_id
  cross join merchant.city as other
  join merchant.province as far on far.id = other.province_id
  where one.id = one_city and other.id = other_city
$$;

-- Who read a supplier's phone, and when.
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
  -- Empty: the whole country.
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
  -- Empty: the whole country.
  sale_city_ids integer[] not null,
  -- [{"day": 0, "opens": "08:00", "closes": "16:30"}, …]; 0 is Saturday.
  working_hours jsonb not null,
  check ((minimum_order_kind = 'OrderValue') = (minimum_order_rial is not null))
);
