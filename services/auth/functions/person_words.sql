-- Words by which a user is known here, as people write them: the number with both kinds of digits, and the name. The name
-- that every new user has is nobody's.
create or replace function auth.person_words(p_user integer) returns text[]
  language sql stable
as $$
  select array_remove(array[
    right(mobile, 10), translate(right(mobile, 10), '0123456789', '۰۱۲۳۴۵۶۷۸۹'),
    case when name <> 'کاربر بازار' and length(name) > 4 then name end
  ], null)
  from auth.user where id = p_user
$$;
