-- What of a buyer's requests keeps the account from being deleted: one that was handed in and has not ended.
create or replace function trade.deletion_obstacles(p_user integer) returns setof text
  language sql stable
as $$
  select 'openTrade' where exists (
    select from trade.request where buyer_id = p_user
      and status not in ('Draft', 'Completed', 'Rejected', 'Cancelled', 'Expired'))
$$;
