-- Counts a visit unless the same visitor's last visit to this object was counted within half an hour. Returns the
-- total.
create or replace function content.count_visit(object_type text, object_id int, visitor text, user_id int, at timestamptz)
  returns int
  language plpgsql
as $$
begin
  insert into content.visit_gate as gate (visitor, object_type, object_id, counted_at) values ($3, $1, $2, $5)
  on conflict on constraint visit_gate_pkey do update set counted_at = excluded.counted_at
    where gate.counted_at <= excluded.counted_at - interval '30 minutes';
  if found then
    insert into content.visit (object_type, object_id, supplier_id, user_id, visitor, visited_at)
    values ($1, $2, content.visit_supplier($1, $2), $4, $3, $5);
    perform content.add_visit($1, $2);
  end if;
  return content.visit_count($1, $2);
end
$$;
