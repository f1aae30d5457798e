-- A text in which each of some words is replaced by an ellipsis: what a person has written stays, and names nobody.
create or replace function kit.redact(p_text text, p_words text[]) returns text
  language plpgsql immutable
as $$
declare
  v_text text := p_text;
  v_word text;
begin
  foreach v_word in array p_words loop
    v_text := replace(v_text, v_word, '…');
  end loop;
  return v_text;
end
$$;
