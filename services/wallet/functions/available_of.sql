-- What a user may spend; it cannot change only while the account is locked.
create or replace function wallet.available_of(p_user integer) returns bigint language plpgsql stable as $$
begin
  return coalesce(
    (select balance_rial from wallet.account where code = format('user:%s:available', p_user)), 0);
end $$;
