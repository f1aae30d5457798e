-- Joins the prefixes «می» and «نمی» with the word behind them: «می شود» is one word, however it is typed.
create or replace function kit.join_verb_prefixes(words text[]) returns text[]
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
