-- Returns the held part of a mixed payment to its wallet.
create or replace function payment.release_part(p_payment integer, p_at timestamptz) returns void language plpgsql as $$
declare
  v payment.payment;
begin
  select * into v from payment.payment where id = p_payment for update;
  if v.held_rial > 0 then
    perform wallet.transfer(
      format('pay:%s:part:%s:back', p_payment, (select max(attempt_no) from payment.online_payment where payment_id = p_payment)),
      'Release', 'آزادسازی بخش کیف پول از پرداخت ترکیبی', p_at,
      format('user:%s:held', v.wallet_user_id), format('user:%s:available', v.wallet_user_id), v.held_rial, p_payment,
      case when v.purpose = 'tradeRequest' then v.purpose_id end);
    update payment.payment set held_rial = 0 where id = p_payment;
  end if;
end $$;
