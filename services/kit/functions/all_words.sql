-- A query for texts that hold all these words, the last one as a prefix.
create or replace function kit.all_words(words text[]) returns tsquery
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
