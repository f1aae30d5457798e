-- What the money that is held for a request waits for: its number, its state, and when that state ends by itself. No row
-- when there is no such request.
create or replace function trade.hold_state(p_request integer)
  returns table (number text, status text, deadline_at timestamptz)
  language sql stable
as $$
  select request.number, request.status, request.deadline_at from trade.request where request.id = p_request
$$;
