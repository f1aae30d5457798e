-- A price that its supplier need not confirm: it is valid until the end of its last day. An outdated one is null.
create or replace function product.confirmed_price(price_rial bigint, valid_until date) returns bigint
  language sql stable parallel safe
as $$
  select case when valid_until is null or valid_until >= product.today() then price_rial end
$$;
