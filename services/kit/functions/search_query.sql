-- A query for texts that hold every word, the last one as a prefix; two neighbouring words may also be written
-- together. Null when the text has no word. Words after the eighth are ignored.
create or replace function kit.search_query(term text) returns tsquery
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
