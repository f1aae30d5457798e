-- Whether one person stands on both sides of a trade: the buyer answers for the supplier, or who acts now, for the buyer,
-- answers for the supplier too. Nobody acts when the person is null.
create or replace function trade.is_own(p_buyer int, p_supplier int, p_person int) returns boolean
  language sql stable
as $$
  select auth.answers_for(array[p_buyer], p_supplier)
    or (merchant.may_act(p_buyer, p_person, 'viewer') and auth.answers_for(array[p_person], p_supplier))
$$;
