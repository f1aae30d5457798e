-- The same for the texts of a JSON value; its keys and numbers stay as they are.
create or replace function kit.redact_json(p_value jsonb, p_words text[]) returns jsonb
  language plpgsql immutable
as $$
begin
  case coalesce(jsonb_typeof(p_value), 'null')
    when 'string' then
      return to_jsonb(kit.redact(p_value #>> '{}', p_words));
    when 'array' then
      return (select coalesce(jsonb_agg(kit.redact_json(item, p_words) order by place), '[]')
        from jsonb_array_elements(p_value) with ordinality as held (item, place));
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, kit.redact_json(value, p_words)), '{}') from jsonb_each(p_value));
    else
      return p_value;
  end case;
end
$$;
