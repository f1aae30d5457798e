-- What of a user's payments keeps the account from being deleted: one that its gateway may still confirm.
create or replace function payment.deletion_obstacles(p_user integer) returns setof text
  language sql stable
as $$
  select 'openPayment' where exists (
    select from payment.payment where p_user in (user_id, wallet_user_id)
      and (status in ('RedirectedToGateway', 'CallbackReceived', 'VerifyPending') or held_rial > 0))
$$;
