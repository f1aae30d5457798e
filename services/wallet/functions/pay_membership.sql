-- Pays a membership fee from the wallet, once per key. Raises account_not_overdrawn when the user has less.
create or replace function wallet.pay_membership(
  p_key text, p_user integer, p_amount bigint, p_description text, p_at timestamptz,
  p_payment integer default null
) returns void language plpgsql as $$
begin
  perform wallet.transfer(p_key, 'MembershipFee', p_description, p_at,
    format('user:%s:available', p_user), 'platform:fees', p_amount, p_payment, null);
end $$;
