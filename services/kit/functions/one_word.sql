-- A query for one word, or for words that begin with it.
create or replace function kit.one_word(word text, is_beginning boolean) returns tsquery
  language sql immutable strict parallel safe
  return ('''' || word || '''' || case when is_beginning then ':*' else '' end)::tsquery;
