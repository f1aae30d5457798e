-- The day under which a change of price is written. The seed sets it, so that the same seed gives the same rows.
create or replace function product.today() returns date
  language sql stable
  return coalesce(
    nullif(current_setting('product.today', true), '')::date, (current_timestamp at time zone 'UTC')::date
  );
