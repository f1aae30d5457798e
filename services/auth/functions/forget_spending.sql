-- A spending whose money came back, or that a code confirmed after all, no longer counts.
create or replace function auth.forget_spending(p_purpose text, p_spending bigint) returns void language sql as $$
  delete from auth.uncoded_spending where purpose = p_purpose and spending_id = p_spending
$$;
