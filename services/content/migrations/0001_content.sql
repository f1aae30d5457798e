create table content.content_type (
  id        integer primary key,
  parent_id integer references content.content_type (id),
  title     text not null check (title <> ''),
  ordinal   integer not null
);

-- An article (it has a type), a static page (it has a unique name), or both: the terms are read under both addresses.
create table content.page (
  id              integer primary key,
  content_type_id integer references content.content_type (id),
  unique_name     text unique check (unique_name ~ '^[a-z0-9-]+(/[a-z0-9-]+)*$'),
  -- Named in lists of articles and in the search.
  is_listed       boolean not null,
  title           text not null check (title <> ''),
  slug            text not null check (slug <> ''),
  summary         text not null,
  body            jsonb not null check (jsonb_typeof(body) = 'array'),
  labels          text[] not null default '{}',
  -- The labels' search keys, made by the locale package.
  label_keys      text[] not null default '{}',
  reading_minutes integer not null check (reading_minutes > 0),
  author_name     text not null check (author_name <> ''),
  drawing         jsonb not null,
  -- Null: a draft, which nobody but its author sees.
  published_at    timestamptz,
  updated_at      timestamptz not null,
  check (content_type_id is not null or unique_name is not null),
  check (not is_listed or content_type_id is not null)
);

create index page_newest on content.page (published_at desc, id desc) where is_listed;
create index page_of_type on content.page (content_type_id, published_at desc, id desc) where is_listed;
create index page_labels on content.page using gin (label_keys) where is_listed;

create table content.faq_category (
  id        integer primary key,
  title     text not null check (title <> ''),
  ordinal   integer not null,
  is_active boolean not null default true
);

create table content.faq_question (
  id          integer primary key,
  category_id integer not null references content.faq_category (id),
  question    text not null check (question <> ''),
  answer      jsonb not null check (jsonb_typeof(answer) = 'array'),
  visits      integer not null default 0 check (visits >= 0),
  ordinal     integer not null,
  is_active   boolean not null default true
);

create index faq_question_of_category on content.faq_question (category_id, ordinal) where is_active;

create table content.website_menu (
  id      integer primary key generated always as identity,
  place   text not null check (place in ('footer', 'main')),
  code    text not null check (code <> ''),
  title   text not null check (title <> ''),
  ordinal integer not null,
  unique (place, code)
);

create table content.website_menu_link (
  menu_id integer not null references content.website_menu (id),
  ordinal integer not null,
  title   text not null check (title <> ''),
  href    text not null check (href ~ '^(/([^/\\]|$)|https://)'),
  primary key (menu_id, ordinal)
);

create table content.advertisement (
  id           integer primary key,
  title        text not null check (title <> ''),
  body         text not null,
  -- The category as it was when the advertisement was placed: {id, title, slug}.
  category     jsonb not null,
  city_title   text not null check (city_title <> ''),
  price_rial   bigint check (price_rial > 0),
  published_at timestamptz not null,
  valid_to     date not null,
  drawing      jsonb not null
);

create index advertisement_newest on content.advertisement (published_at desc, id desc);

create table content.media_video (
  id               integer primary key,
  kind             text not null check (kind in ('video', 'webinar')),
  title            text not null check (title <> ''),
  media_group      text not null check (media_group <> ''),
  duration_seconds integer not null check (duration_seconds >= 0),
  published_at     timestamptz not null,
  starts_at        timestamptz,
  presenter        text,
  drawing          jsonb not null,
  check ((kind = 'webinar') = (starts_at is not null and presenter is not null))
);

create table content.user_favorite (
  id          integer primary key generated always as identity,
  user_id     integer not null,
  object_type text not null check (object_type in ('SupplierProduct', 'Supplier', 'Content')),
  object_id   integer not null,
  created_at  timestamptz not null,
  unique (user_id, object_type, object_id)
);

create index user_favorite_newest on content.user_favorite (user_id, created_at desc, id desc);

-- For other services: what an article looks like in a list of links. A draft or a gone one gives no row.
create function content.object_cards(ids int[])
returns table (id int, title text, slug text, subtitle text, drawing jsonb) language sql stable as $$
  select page.id, page.title, page.slug, content_type.title, page.drawing
  from content.page
  join content.content_type on content_type.id = page.content_type_id
  where page.id = any (ids) and page.published_at is not null;
$$;

-- For the product service, which counts the five kinds.
create function content.advertisement_count(at timestamptz default now())
returns int language sql stable as $$
  select count(*)::int from content.advertisement
  where published_at <= at and valid_to >= (at at time zone 'Asia/Tehran')::date;
$$;
