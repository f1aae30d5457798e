-- The scopes in which a document is found.
create or replace function product.search_scopes(kind text, scope text) returns text[]
  language sql immutable strict parallel safe
  return case kind
    when 'product' then array[scope, 'supplierProduct', 'everywhere']
    when 'baseProduct' then array['product', 'everywhere']
    else array[scope, 'everywhere']
  end;
