-- Number of suppliers with listed items, by category.
create or replace function merchant.category_supplier_counts(category_ids int[]) returns table (category_id int, supplier_count int)
  language sql stable
as $$
  select listed.category_id, count(*)::int
  from merchant.supplier_category as listed
  where listed.category_id = any(category_ids)
  group by listed.category_id
$$;
