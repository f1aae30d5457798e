-- The rate of value-added tax on the day of an instant, in Tehran.
create or replace function trade.vat_percent(p_at timestamptz) returns integer language sql stable as $$
  select percent from trade.vat_rate
  where valid_from <= (p_at at time zone 'Asia/Tehran')::date
  order by valid_from desc limit 1
$$;
