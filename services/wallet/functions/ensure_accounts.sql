-- Creates the accounts that are missing.
create or replace function wallet.ensure_accounts(p_codes text[]) returns void language sql as $$
  insert into wallet.account (code, owner_user_id, is_outside)
  select code, substring(code from '^user:([0-9]+):')::int, code like '%:clearing'
  from unnest(p_codes) as wanted (code)
  where not exists (select from wallet.account where account.code = wanted.code)
  order by code
  on conflict (code) do nothing;
$$;
