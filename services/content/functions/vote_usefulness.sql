-- Keeps the latest vote of a reader on a text, and the totals with it, which are returned.
create or replace function content.vote_usefulness(
  p_type text, p_id integer, p_voter text, p_is_useful boolean, p_at timestamptz
) returns table (useful integer, not_useful integer)
  language plpgsql
as $$
#variable_conflict use_column
declare
  v_before boolean;
begin
  insert into content.usefulness_total (object_type, object_id, useful, not_useful) values (p_type, p_id, 0, 0)
  on conflict do nothing;
  -- One vote on a text at a time: two of one voter at once would both count as the first.
  perform from content.usefulness_total where object_type = p_type and object_id = p_id for update;
  select is_useful into v_before from content.usefulness_vote
  where object_type = p_type and object_id = p_id and voter = p_voter;
  insert into content.usefulness_vote (object_type, object_id, voter, is_useful, voted_at)
  values (p_type, p_id, p_voter, p_is_useful, p_at)
  on conflict (object_type, object_id, voter) do update set is_useful = excluded.is_useful, voted_at = excluded.voted_at;
  return query
    update content.usefulness_total as total set
      useful = total.useful + p_is_useful::int - coalesce(v_before, false)::int,
      not_useful = total.not_useful + (not p_is_useful)::int - coalesce(not v_before, false)::int
    where total.object_type = p_type and total.object_id = p_id
    returning total.useful, total.not_useful;
end
$$;
