-- Takes the name of a user from withdrawals that have ended, and of the IBAN what is not shown. Amounts, accounts and
-- transactions stay as they are. Refused unless the user has asked for the deletion of the account.
create or replace function wallet.forget_person(p_user integer) returns void
  language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
begin
  if not auth.is_deletion_asked(p_user) then
    raise exception 'the account of user % stays', p_user using errcode = 'insufficient_privilege';
  end if;
  perform set_config('wallet.without_name', 'on', true);
  update wallet.payout_row as paid set holder_name = 'کاربر حذف‌شده', sheba = kit.mask_sheba(paid.sheba)
  from wallet.withdrawal
  where withdrawal.id = paid.withdrawal_id and withdrawal.user_id = p_user and paid.state not in ('Draft', 'Sent')
    and length(paid.sheba) = 26;
  update wallet.withdrawal set holder_name = 'کاربر حذف‌شده', sheba = kit.mask_sheba(sheba)
  where user_id = p_user and state in ('Settled', 'Failed', 'Cancelled') and length(sheba) = 26;
  perform set_config('wallet.without_name', 'off', true);
end
$$;
