-- What buyers say of a supplier after a completed trade: one row for each trade. merchant.supplier holds their average and
-- number.
create table merchant.trade_rating (
  id integer primary key generated always as identity,
  supplier_id integer not null references merchant.supplier on delete cascade,
  -- A request of the schema trade; null for ratings of the demo's past.
  trade_request_id integer unique check (trade_request_id > 0),
  stars integer not null check (stars between 1 and 5),
  text text check (text <> ''),
  buyer_kind text not null check (buyer_kind in ('person', 'company')),
  rated_at timestamptz not null
);

create index rating_of_supplier on merchant.trade_rating (supplier_id, rated_at desc, id desc);
