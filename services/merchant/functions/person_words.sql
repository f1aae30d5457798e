-- Words by which the person behind a user's profiles is known, as people write them.
create or replace function merchant.person_words(p_user integer) returns text[]
  language sql stable
as $$
  select coalesce(array_agg(distinct word), '{}')
  from merchant.customer
  cross join lateral unnest(array[
    nullif(concat_ws(' ', first_name, last_name), ''), national_id,
    translate(national_id, '0123456789', '۰۱۲۳۴۵۶۷۸۹'), email, sheba
  ]) as word
  where owner_user_id = p_user and length(word) > 4
$$;
