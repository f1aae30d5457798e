-- Writes the ancestors and search documents of new categories.
create or replace function product.category_written() returns trigger
  language plpgsql
as $$
begin
  delete from product.category_ancestor where category_id in (select id from changed);
  insert into product.category_ancestor (category_id, ancestor_id, depth)
  with recursive path as (
    select id as category_id, id as ancestor_id, parent_id, 0 as depth from changed
    union all
    select path.category_id, above.id, above.parent_id, path.depth + 1
    from path join product.category as above on above.id = path.parent_id
  )
  select category_id, ancestor_id, depth from path;
  perform product.refresh_category_documents((select array_agg(id) from changed));
  return null;
end
$$;

create trigger category_inserted after insert on product.category
  referencing new table as changed for each statement execute function product.category_written();
