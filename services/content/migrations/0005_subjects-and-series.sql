-- Articles that are read one after the other.
create table content.series (
  id    integer primary key,
  title text not null check (title <> '')
);

alter table content.page
  add column series_id integer references content.series,
  add column series_place integer check (series_place > 0),
  add check ((series_id is null) = (series_place is null)),
  add unique (series_id, series_place);

-- What an article is about: base products of the schema product, and suppliers of the schema merchant.
create table content.page_good (
  page_id         integer not null references content.page on delete cascade,
  base_product_id integer not null check (base_product_id > 0),
  ordinal         integer not null check (ordinal > 0),
  primary key (page_id, base_product_id)
);

create table content.page_supplier (
  page_id     integer not null references content.page on delete cascade,
  supplier_id integer not null check (supplier_id > 0),
  ordinal     integer not null check (ordinal > 0),
  primary key (page_id, supplier_id)
);

-- The supplier of the schema merchant for which the comment was written; null for a reader's own.
alter table content.page_comment add column supplier_id integer check (supplier_id > 0);
