-- Payments justify postings: the role that runs the services changes them by the entry points, and beside them only who
-- pays and what a gateway named an attempt.
create or replace function payment.close_tables(p_role text) returns void language plpgsql as $$
begin
  execute format('revoke insert, update, delete on payment.payment, payment.online_payment, payment.event from %I', p_role);
  execute format('grant update (paid_by) on payment.payment to %I', p_role);
  execute format('grant update (authority, redirect_url, callback_at) on payment.online_payment to %I', p_role);
  perform kit.open_entry_points('payment', p_role);
end $$;
