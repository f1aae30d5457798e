-- Tables of the kit, and the functions that generated columns and indexes of all services depend on.

-- Search keys of Persian text. The rules stand in shared/locale/README.md; shared/locale/src/fa-norm.ts is the same
-- function for the browser, and a test holds the two equal.

create function kit.fa_norm(value text) returns text
  language sql immutable strict parallel safe
  return btrim(
    regexp_replace(
      regexp_replace(
        translate(
          normalize(value, NFKD),
          'يىكڪةەہۃھٱ٫٪×⁄‐‒–—―−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ABCDEFGHIJKLMNOPQRSTUVWXYZ',
          'ییککههههها.%x/------01234567890123456789abcdefghijklmnopqrstuvwxyz'
        ),
        '[\u00AD\u0300-\u036F\u0610-\u061A\u061C\u0640\u064B-\u065F\u066C\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]',
        '',
        'g'
      ),
      '[\t-\r \u0085\u1680\u2028\u2029]+',
      ' ',
      'g'
    ),
    ' '
  );

comment on function kit.fa_norm(text) is 'Folded text with half-spaces removed; equal to faNorm of shared/locale.';

-- Half-spaces as spaces: «می‌شود» becomes «می شود».
create function kit.fa_norm_spaced(value text) returns text
  language sql immutable strict parallel safe
  return kit.fa_norm(replace(value, U&'\200C', ' '));

-- Letters and digits stay, everything between them becomes one space. An explicit list, because the classes of
-- the regular expressions follow the locale of the server.
create function kit.words_of_norm(norm text) returns text[]
  language sql immutable strict parallel safe
  return string_to_array(
    btrim(regexp_replace(norm, '[\u0001-/:-@\[-`{-\u00BF\u00D7\u00F7\u02C2-\u02DF\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u2000-\u2BFF\u3000-\u303F\uFD3E\uFD3F\uFE00-\uFE1F\uFFF9-\uFFFD]+', ' ', 'g'), ' '),
    ' '
  );

create function kit.search_words(value text) returns text[]
  language sql immutable strict parallel safe
  return kit.words_of_norm(kit.fa_norm(value));

-- All words written together: the same for «می‌شود», «میشود» and «می شود».
create function kit.search_key(value text) returns text
  language sql immutable strict parallel safe
  return array_to_string(kit.search_words(value), '');

-- Words joined, words split at half-spaces, and neighbours written together: whichever way a word was typed, it is found.
create function kit.search_lexemes(value text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(distinct lexeme), '{}')
    from (
      select unnest(kit.search_words(value)) as lexeme
      union
      select part from unnest(kit.words_of_norm(kit.fa_norm_spaced(value))) as part
      union
      select part || lead(part) over (order by place)
      from unnest(kit.words_of_norm(kit.fa_norm_spaced(value))) with ordinality as spaced(part, place)
    ) as found
    where lexeme <> ''
  );

create function kit.search_vector(value text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(kit.search_lexemes(value));

-- Which demo data this database holds; its version changes with the seed.
create table kit.seed_stamp (
  only_row boolean primary key default true check (only_row),
  version text not null,
  seed integer not null,
  seeded_at timestamptz not null
);

-- Responses of writes, by the key that their caller made. The row, the effect and the response commit together.
create table kit.idempotency_key (
  -- 0 for a caller without a session.
  user_id      integer not null,
  route        text not null,
  key          uuid not null,
  request_hash text not null,
  -- As JSON text, so that a repeated response has its fields in the same order.
  response     json,
  created_at   timestamptz not null,
  primary key (user_id, route, key)
);

create index idempotency_key_age on kit.idempotency_key (created_at);

-- Work that is due at a time. It survives restarts, and one instance at a time claims it.
create table kit.job (
  id           integer primary key generated always as identity,
  kind         text not null check (kind <> ''),
  -- What the job is about; the same key is the same job.
  key          text not null unique check (key <> ''),
  run_at       timestamptz not null,
  payload      jsonb not null default '{}',
  attempts     integer not null default 0,
  -- The claim of an instance, which expires in case the instance dies.
  locked_until timestamptz,
  last_error   text
);

create index job_due on kit.job (run_at, id);

create unlogged table kit.rate_counter (
  key          text primary key,
  window_start timestamptz not null,
  used         integer not null,
  expires_at   timestamptz not null
);

create index rate_counter_age on kit.rate_counter (expires_at);
