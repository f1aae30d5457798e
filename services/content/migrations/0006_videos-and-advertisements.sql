-- Films of videos and webinars, with their transcript, and pages of advertisements.
-- Over the words of a film's transcript too, below.
drop index content.media_video_words;

alter table content.media_video
  add column slug text,
  -- Length of the film; null when there is none.
  add column clip_seconds integer check (clip_seconds > 0),
  add column poster_url text,
  add column captions_url text,
  -- The transcript: [{"at": 5, "text": "…"}, …], in order.
  add column lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  -- An article about the same subject.
  add column article_id integer references content.page on delete set null,
  drop column tsv;

update content.media_video set slug = trim(both '-' from regexp_replace(title, '[^[:alnum:]]+', '-', 'g'));

alter table content.media_video
  alter column slug set not null,
  add check (slug <> ''),
  add check ((clip_seconds is null) = (file_url is null)),
  add column tsv tsvector not null generated always as (kit.search_vector(
    title || ' ' || media_group || ' ' || summary || ' ' || jsonb_path_query_array(lines, '$[*].text')::text
  )) stored;

create index media_video_text on content.media_video using gin (tsv);

alter table content.advertisement add column slug text;

update content.advertisement set slug = trim(both '-' from regexp_replace(title, '[^[:alnum:]]+', '-', 'g'));

alter table content.advertisement alter column slug set not null, add check (slug <> '');

create table content.advertisement_report (
  id               integer primary key generated always as identity,
  advertisement_id integer not null references content.advertisement on delete cascade,
  user_id          integer not null check (user_id > 0),
  reason           text not null check (reason in ('wrongInformation', 'gone', 'fraud', 'inappropriate', 'other')),
  text             text not null check (text <> ''),
  created_at       timestamptz not null
);

create index advertisement_report_newest on content.advertisement_report (advertisement_id, created_at desc);
