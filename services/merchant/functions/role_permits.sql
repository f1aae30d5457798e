-- Whether a role includes what an act needs: viewer, requester, approver, finance or owner. An approver may request too,
-- and every agent may view. The same table stands in trade/request/mandate.rules.ts; a test compares them.
create or replace function merchant.role_permits(held text, needed text) returns boolean
  language sql immutable
as $$
  select coalesce(case held
    when 'owner' then true
    when 'approver' then needed in ('viewer', 'requester', 'approver')
    when 'requester' then needed in ('viewer', 'requester')
    when 'finance' then needed in ('viewer', 'finance')
    when 'viewer' then needed = 'viewer'
  end, false)
$$;
