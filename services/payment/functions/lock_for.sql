-- Holds all payments of some things until the transaction ends, by id. A caller that changes what several of them are for
-- does so before it locks that: paying locks the payment first, and then what it is for.
create or replace function payment.lock_for(p_purpose text, p_purpose_ids integer[]) returns void
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
begin
  perform from payment.payment where purpose = p_purpose and purpose_id = any(p_purpose_ids) order by id for update;
end $$;
