-- The contract's ProductFacts of a variant: the columns that define it first.
create or replace function product.variant_facts(variant int) returns jsonb
  language sql stable
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'title', title,
        'value', case when kind <> 'boolean' then value end,
        'maxValue', most,
        'text', case when kind = 'boolean' then case when is_true then 'دارد' else 'ندارد' end else text_value end,
        'isCode', coalesce(text_value ~ '^[\x20-\x7e]+$', false),
        'unitSymbol', unit_symbol
      ) order by not defines, ordinal
    ), '[]'
  )
  from product.size_value where variant_id = variant and is_given
$$;
