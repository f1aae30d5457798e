-- The sum of all accounts, which is zero: a balance is the sum of its entries, and every transaction adds up to zero.
create or replace function wallet.ledger_sum() returns bigint
  language sql stable security definer set search_path = pg_catalog, wallet, pg_temp
as $$
  select coalesce(sum(balance_rial), 0)::bigint from wallet.account
$$;
