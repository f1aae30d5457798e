-- Suppliers who are owed something and are in no open batch; all of them, or those of p_suppliers.
create or replace function wallet.payable_suppliers(p_suppliers integer[])
  returns table (supplier_id integer, payable_rial bigint, sheba text)
  language sql stable
as $$
  select owed.supplier_id, owed.balance_rial, account.sheba
  from (
    select substring(code from '^supplier:([0-9]+):payable$')::integer as supplier_id, balance_rial
    from wallet.account where code like 'supplier:%:payable' and balance_rial > 0
  ) as owed
  left join wallet.supplier_account as account on account.supplier_id = owed.supplier_id
  where (p_suppliers is null or owed.supplier_id = any(p_suppliers))
    and not exists (
      select from wallet.payout_row as open
      where open.supplier_id = owed.supplier_id and open.state in ('Draft', 'Sent'))
$$;
