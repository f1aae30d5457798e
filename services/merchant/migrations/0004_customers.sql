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
  -- Of the person; for a company, of the one who stands for it.
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

-- Names are compared folded, half-spaces and spaces removed, and «شرکت» says nothing.
create function merchant.name_key(name text) returns text
  language sql immutable strict parallel safe
  return array_to_string(array_remove(kit.search_words(name), 'شرکت'), '');

create unique index customer_company_name on merchant.customer (merchant.name_key(company_name)) where kind = 'company';
create index supplier_name_fold on merchant.supplier (merchant.name_key(name));

-- Words that a name may not hold, folded as kit.search_words folds.
create table merchant.forbidden_word (
  word text primary key check (word <> '')
);

-- Who may act for a company beside its owner.
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

-- A customer with addresses has exactly one default: the index above allows no second, this wants a first.
create function merchant.check_default_address() returns trigger
  language plpgsql
as $$
declare
  concerned int := case when tg_op = 'DELETE' then old.customer_id else new.customer_id end;
begin
  if exists (select from merchant.delivery_address where customer_id = concerned)
    and not exists (select from merchant.delivery_address where customer_id = concerned and is_selected)
  then
    raise exception 'a customer with addresses needs a default one'
      using errcode = 'check_violation', constraint = 'delivery_address_needs_default';
  end if;
  return null;
end
$$;

create constraint trigger delivery_address_has_default after insert or update or delete on merchant.delivery_address
  deferrable initially deferred for each row execute function merchant.check_default_address();

create table merchant.membership_plan (
  id integer primary key check (id > 0),
  code text not null unique,
  title text not null,
  price_rial bigint not null check (price_rial >= 0),
  months integer not null check (months > 0),
  requests_per_month integer not null check (requests_per_month > 0),
  agents integer not null check (agents > 0)
);

-- Pending until its fee is paid. At most one that has not begun, and terms of one user never overlap.
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

-- Rows that the calls cannot do without, in production as in the demo.
create function merchant.write_reference_rows() returns void
  language plpgsql
as $$
begin
  insert into merchant.membership_plan (id, code, title, price_rial, months, requests_per_month, agents)
  values (1, 'base', 'عضویت پایه', 45000000, 12, 30, 20)
  on conflict do nothing;
  insert into merchant.forbidden_word (word)
  select unnest(array[
    'بازار', 'bazaar', 'بانک', 'دولت', 'دولتی', 'وزارت', 'وزارتخانه', 'سازمان', 'پلیس', 'ناجا', 'سپاه', 'ارتش', 'بسیج',
    'دادگستری', 'دادگاه', 'شهرداری', 'ریاست', 'مجلس', 'رسمی', 'پشتیبانی', 'مدیر', 'ادمین', 'admin', 'administrator',
    'support', 'official', 'root', 'system', 'تست', 'test', 'ناشناس', 'نامشخص', 'قمار', 'شرطبندی', 'کازینو'
  ])
  on conflict do nothing;
end
$$;

select merchant.write_reference_rows();
