-- Words of a title as they are written, half-spaces inside them as U+E000.
create or replace function product.title_words(title text) returns text[]
  language sql immutable strict parallel safe
  return kit.words_of_norm(replace(title, U&'\200C', U&'\E000'));
