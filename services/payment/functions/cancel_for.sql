-- Ends all payments of something that need not be paid any more. A verified payment becomes Refunded; the schema that
-- holds the money returns it (wallet.refund_hold).
create or replace function payment.cancel_for(p_purpose text, p_purpose_id integer, p_at timestamptz)
returns void
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
declare
  v_id bigint;
begin
  for v_id in select id from payment.payment
    where purpose = p_purpose and purpose_id = p_purpose_id and not is_closed order by id
  loop
    perform payment.close(v_id, p_at);
  end loop;
end $$;
