-- Visits and private notes.

-- One row for each counted visit.
create table content.visit (
  id          bigint primary key generated always as identity,
  object_type text not null check (object_type in
    ('SupplierProduct', 'Supplier', 'Content', 'FaqQuestion', 'MediaVideo', 'Advertisement')),
  object_id   integer not null,
  -- The supplier whose thing it is; null for things of the editors.
  supplier_id integer,
  user_id     integer,
  -- `user:7`, or the day's hash of network and browser: no address is kept.
  visitor     text not null,
  visited_at  timestamptz not null
);

create index visit_of_supplier on content.visit (supplier_id, visited_at) where supplier_id is not null;
create index visit_of_user on content.visit (user_id, visited_at) where user_id is not null;
create index visit_age on content.visit (visited_at);

-- When a visitor's visit to a thing was last counted.
create table content.visit_gate (
  visitor     text not null,
  object_type text not null,
  object_id   integer not null,
  counted_at  timestamptz not null,
  primary key (visitor, object_type, object_id)
);

create index visit_gate_age on content.visit_gate (counted_at);

-- Visits of things that other schemas keep.
create table content.visit_total (
  object_type text not null,
  object_id   integer not null,
  visits      integer not null check (visits >= 0),
  primary key (object_type, object_id)
);

-- What goes into the hashes of one day. A day's hashes mean nothing once its row is gone.
create table content.visitor_salt (
  day  date primary key,
  salt text not null check (length(salt) >= 32)
);

create table content.last_visit (
  id          integer primary key generated always as identity,
  user_id     integer not null,
  object_type text not null check (object_type in ('SupplierProduct', 'Supplier', 'Content')),
  object_id   integer not null,
  visited_at  timestamptz not null,
  unique (user_id, object_type, object_id)
);

create index last_visit_newest on content.last_visit (user_id, visited_at desc, id desc);

create function content.visit_supplier(object_type text, object_id int) returns int
  language plpgsql stable
as $$
begin
  return case $1
    when 'Supplier' then $2
    when 'SupplierProduct' then (select item.supplier_id from product.trade_items(array[$2]) as item)
    when 'Content' then (select page.supplier_id from content.page where page.id = $2)
  end;
end
$$;

create function content.add_visit(object_type text, object_id int) returns void
  language plpgsql
as $$
begin
  case $1
    when 'Content' then update content.page set visits = visits + 1 where id = $2;
    when 'FaqQuestion' then update content.faq_question set visits = visits + 1 where id = $2;
    when 'MediaVideo' then update content.media_video set visits = visits + 1 where id = $2;
    when 'Advertisement' then update content.advertisement set visits = visits + 1 where id = $2;
    else
      insert into content.visit_total as total (object_type, object_id, visits) values ($1, $2, 1)
      on conflict on constraint visit_total_pkey do update set visits = total.visits + 1;
  end case;
end
$$;

create function content.visit_count(object_type text, object_id int) returns int
  language plpgsql stable
as $$
begin
  return coalesce(case $1
    when 'Content' then (select visits from content.page where id = $2)
    when 'FaqQuestion' then (select visits from content.faq_question where id = $2)
    when 'MediaVideo' then (select visits from content.media_video where id = $2)
    when 'Advertisement' then (select visits from content.advertisement where id = $2)
    else (
      select total.visits from content.visit_total as total where total.object_type = $1 and total.object_id = $2
    )
  end, 0);
end
$$;

-- Counts a visit unless the same visitor's last one to this thing was counted within half an hour.
create function content.count_visit(object_type text, object_id int, visitor text, user_id int, at timestamptz)
  returns int
  language plpgsql
as $$
begin
  insert into content.visit_gate as gate (visitor, object_type, object_id, counted_at) values ($3, $1, $2, $5)
  on conflict on constraint visit_gate_pkey do update set counted_at = excluded.counted_at
    where gate.counted_at <= excluded.counted_at - interval '30 minutes';
  if found then
    insert into content.visit (object_type, object_id, supplier_id, user_id, visitor, visited_at)
    values ($1, $2, content.visit_supplier($1, $2), $4, $3, $5);
    perform content.add_visit($1, $2);
  end if;
  return content.visit_count($1, $2);
end
$$;

create table content.note (
  id          integer primary key generated always as identity,
  user_id     integer not null,
  object_type text not null check (object_type in ('SupplierProduct', 'Supplier', 'Content')),
  object_id   integer not null,
  title       text not null check (title <> ''),
  text        text not null,
  pinned      boolean not null default false,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  row_version integer not null default 1,
  tsv         tsvector not null generated always as (kit.search_vector(title || ' ' || text)) stored
);

create index note_order on content.note (user_id, pinned desc, updated_at desc, id desc);
create index note_of_object on content.note (user_id, object_type, object_id);
