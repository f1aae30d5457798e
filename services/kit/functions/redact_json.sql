-- The same for the texts of a JSON value.
create or replace function kit.redact_json(p_value jsonb, p_words text[]) returns jsonb
  language sql immutable
as $$
  -- A word with a sign that JSON writes differently would not be found, or leave no JSON.
  select kit.redact(p_value::text, array(select word from unnest(p_words) as word where word !~ '["\\]'))::jsonb
$$;
