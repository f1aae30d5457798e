-- Notes the amount held for a request. False when exactly that is held already: a request is held for once.
create or replace function wallet.note_hold(p_user integer, p_request integer, p_amount bigint, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_hold wallet.trade_hold;
begin
  insert into wallet.trade_hold (request_id, user_id, amount_rial, remaining_rial, held_at)
  values (p_request, p_user, p_amount, p_amount, p_at)
  on conflict (request_id) do nothing;
  if found then
    return true;
  end if;
  select * into v_hold from wallet.trade_hold where request_id = p_request for update;
  if v_hold.user_id = p_user and v_hold.amount_rial = p_amount and v_hold.remaining_rial = p_amount then
    return false;
  end if;
  raise exception 'money is or was set aside for request %', p_request
    using errcode = 'unique_violation', constraint = 'trade_hold_once';
end $$;
