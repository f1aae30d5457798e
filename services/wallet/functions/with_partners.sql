-- The accounts that a posting locks: its own, and the other account of each user, because a statement line shows both.
-- Without a subquery, so that it is made part of what calls it.
create or replace function wallet.with_partners(p_codes text[]) returns text[] language sql stable
  return p_codes || string_to_array(
    replace(replace(replace(array_to_string(p_codes, ','), ':available', ':other'), ':held', ':available'), ':other', ':held'),
    ',');
