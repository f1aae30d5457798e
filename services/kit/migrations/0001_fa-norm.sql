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

-- «می شود» is one word, however it is typed: the prefix of a verb is written together with it.
create function kit.join_verb_prefixes(words text[]) returns text[]
  language plpgsql immutable strict parallel safe
as $$
declare
  joined text[] := '{}';
  prefix text := '';
  word text;
begin
  foreach word in array words loop
    if word in ('می', 'نمی') then
      prefix := prefix || word;
    else
      joined := joined || (prefix || word);
      prefix := '';
    end if;
  end loop;
  return case when prefix = '' then joined else joined || prefix end;
end
$$;

-- Every word must be there, the last one as a beginning; two neighbours may also stand written together.
-- Null when the text has no word. At most eight words count.
create function kit.search_query(term text) returns tsquery
  language plpgsql immutable strict parallel safe
as $$
declare
  words text[] := kit.join_verb_prefixes((kit.search_words(term))[1:8]);
  size int := coalesce(cardinality(words), 0);
  whole tsquery;
  joined tsquery;
begin
  if size = 0 then
    return null;
  end if;
  whole := kit.all_words(words);
  for place in 1 .. size - 1 loop
    joined := kit.all_words(words[1 : place - 1] || (words[place] || words[place + 1]) || words[place + 2 : size]);
    whole := whole || joined;
  end loop;
  return whole;
end
$$;

create function kit.all_words(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe
as $$
declare
  size int := cardinality(words);
  found tsquery;
begin
  for place in 1 .. size loop
    if place = 1 then
      found := kit.one_word(words[place], place = size);
    else
      found := found && kit.one_word(words[place], place = size);
    end if;
  end loop;
  return found;
end
$$;

create function kit.one_word(word text, is_beginning boolean) returns tsquery
  language sql immutable strict parallel safe
  return ('''' || word || '''' || case when is_beginning then ':*' else '' end)::tsquery;
