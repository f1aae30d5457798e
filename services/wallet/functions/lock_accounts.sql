-- Creates missing accounts and locks all of them in the order of their ids, and with an account of a user the user's other
-- one. A caller that posts more than once in a transaction locks everything first, because two such transactions could
-- deadlock. Missing accounts are created before anything is locked, for the same reason.
create or replace function wallet.lock_accounts(p_codes text[]) returns void language plpgsql
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  if (select count(*) from wallet.account where code = any(p_codes)) < cardinality(p_codes) then
    perform wallet.ensure_accounts(p_codes);
  end if;
  perform from wallet.account where code = any(wallet.with_partners(p_codes)) order by id for update;
end $$;
