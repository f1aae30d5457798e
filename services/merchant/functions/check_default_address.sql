-- A customer with addresses has exactly one default address: a unique index allows no second one, this trigger demands
-- the first.
create or replace function merchant.check_default_address() returns trigger
  language plpgsql
as $$
declare
  concerned int := case when tg_op = 'DELETE' then old.customer_id else new.customer_id end;
begin
  if exists (select from merchant.delivery_address where customer_id = concerned)
    and not exists (select from merchant.delivery_address where customer_id = concerned and is_selected)
  then
    raise exception 'a customer with addresses needs a default one'
      using errcode = 'check_violation', constraint = 'delivery_address_needs_default';
  end if;
  return null;
end
$$;

create constraint trigger delivery_address_has_default after insert or update or delete on merchant.delivery_address
  deferrable initially deferred for each row execute function merchant.check_default_address();
