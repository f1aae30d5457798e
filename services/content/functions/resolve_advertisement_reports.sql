-- Closes the open reports of an advertisement up to one that was read, and returns how many there were. With `p_ends` the
-- advertisement ends as well, as if its last day had been yesterday, and all of its reports are closed.
create or replace function content.resolve_advertisement_reports(
  p_advertisement integer, p_last_report integer, p_ends boolean, p_operator integer, p_at timestamptz
) returns integer
  language plpgsql
as $$
declare
  v_resolved integer;
begin
  -- One decision about an advertisement at a time.
  perform from content.advertisement where id = p_advertisement for update;
  update content.advertisement_report set closed_at = p_at, closed_by = p_operator
  where advertisement_id = p_advertisement and id <= p_last_report and closed_at is null;
  get diagnostics v_resolved = row_count;
  if v_resolved > 0 and p_ends then
    update content.advertisement_report set closed_at = p_at, closed_by = p_operator
    where advertisement_id = p_advertisement and closed_at is null;
    update content.advertisement set valid_to = least(valid_to, (p_at at time zone 'Asia/Tehran')::date - 1)
    where id = p_advertisement;
    perform product.delete_search_document('advertisement', p_advertisement, 'industrialAdvertisement');
  end if;
  return v_resolved;
end
$$;
