-- Trade requests and their history. The allowed transitions stand in request/trade-machine.rules.ts alone.

create table trade.document_type (
  id    integer primary key check (id > 0),
  code  text not null unique,
  title text not null check (title <> '')
);

-- Value-added tax by the day it came into force.
create table trade.vat_rate (
  valid_from date primary key,
  percent    integer not null check (percent between 0 and 100)
);

create table trade.request (
  id               integer primary key generated always as identity,
  number           text not null unique check (number ~ '^TR-[0-9]{4}-[0-9]{6,}$'),
  buyer_id         integer not null check (buyer_id > 0),
  -- Names as they were when the request was last saved, because a request is a document of that time.
  buyer_name       text not null check (buyer_name <> ''),
  supplier_id      integer not null check (supplier_id > 0),
  supplier_name    text not null check (supplier_name <> ''),
  supplier_slug    text not null check (supplier_slug <> ''),
  status           text not null default 'Draft' check (status in (
                     'Draft', 'ConfirmationRequested', 'RevisionRequested', 'Published', 'Quoted', 'Accepted',
                     'AwaitingPayment', 'Paid', 'InFulfillment', 'Delivered', 'Completed', 'Rejected', 'Cancelled',
                     'Expired', 'Disputed')),
  version          integer not null default 1,
  row_version      integer not null default 1,
  address_id       integer,
  address          jsonb,
  need_by          date,
  po_number        text,
  terms            jsonb not null default '{}',
  note             text,
  -- The contract's TradeTotals; null while no price is computed.
  totals           jsonb,
  -- When the status ends by itself; the job of that time checks it here before it acts.
  deadline_at      timestamptz,
  reply_deadline   timestamptz,
  -- When the request was first submitted; until then the supplier does not see it.
  handed_in_at     timestamptz,
  payment_id       integer,
  reason           text,
  rating_stars     integer check (rating_stars between 1 and 5),
  rating_text      text,
  repeated_from_id integer references trade.request,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  search_key       tsvector not null default '',
  check (status not in ('AwaitingPayment', 'Paid', 'InFulfillment', 'Delivered', 'Completed', 'Disputed')
    or (payment_id is not null and totals is not null))
);

create index request_of_buyer on trade.request (buyer_id, updated_at desc, id desc);

create index request_of_supplier on trade.request (supplier_id, updated_at desc, id desc);

create index request_touched on trade.request (updated_at desc, id desc);

create table trade.line (
  id                 integer primary key generated always as identity,
  request_id         integer not null references trade.request on delete cascade,
  ordinal            integer not null,
  -- An item of the schema product; null for a line in the buyer's own words.
  product_id         integer check (product_id > 0),
  base_product_id    integer,
  title              text not null check (title <> ''),
  sku                text,
  properties         jsonb not null default '[]',
  quantity           integer not null check (quantity > 0),
  unit_title         text not null check (unit_title <> ''),
  -- The list price before and after the supplier's discount for quantity.
  base_price_rial    bigint check (base_price_rial >= 0),
  list_price_rial    bigint check (list_price_rial >= 0),
  target_price_rial  bigint check (target_price_rial >= 0),
  accepts_substitute boolean not null,
  unique (request_id, ordinal),
  check ((product_id is null) = (sku is null)),
  check ((base_price_rial is null) = (list_price_rial is null))
);

create table trade.document (
  id         integer primary key generated always as identity,
  request_id integer not null references trade.request on delete cascade,
  type_id    integer not null references trade.document_type,
  -- A file of the schema file.
  file_id    uuid not null,
  added_by   text not null check (added_by in ('buyer', 'supplier')),
  added_at   timestamptz not null,
  unique (request_id, file_id)
);

create table trade.quote (
  id            integer primary key generated always as identity,
  request_id    integer not null references trade.request on delete cascade,
  revision      integer not null,
  -- [{"lineId", "unitPriceRial", "leadTimeDays"}]
  lines         jsonb not null,
  delivery_rial bigint not null check (delivery_rial >= 0),
  vat_percent   integer not null,
  valid_until   timestamptz not null,
  note          text,
  created_at    timestamptz not null,
  -- Set once the quote was edited or countered.
  voided_at     timestamptz,
  unique (request_id, revision)
);

create unique index quote_that_stands on trade.quote (request_id) where voided_at is null;

-- One row per transition, written in its transaction. A trigger refuses changes.
create table trade.event (
  id            integer primary key generated always as identity,
  request_id    integer not null references trade.request on delete cascade,
  at            timestamptz not null,
  actor_kind    text not null check (actor_kind in ('buyer', 'supplier', 'operator', 'system')),
  actor_user_id integer,
  type          text not null check (type <> ''),
  from_status   text,
  to_status     text not null,
  reason        text,
  data          jsonb not null default '{}'
);

create index event_of_request on trade.event (request_id, id);
