-- Documents of an item, in the order they are shown. The bytes are files that everybody may read. What a list says of a
-- file stands here as well, so that the page of an item asks nobody else for it: a file never changes.
create table product.product_document (
  product_id integer not null references product.supplier_product on delete cascade,
  ordinal integer not null check (ordinal > 0),
  -- A file of the schema file.
  file_id uuid not null,
  title text not null check (title <> ''),
  media_type text not null check (media_type <> ''),
  size_bytes integer not null check (size_bytes > 0),
  primary key (product_id, ordinal)
);
