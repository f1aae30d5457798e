-- The scope of a category type: 'IndustrialService' is searched in the scope 'industrialService'.
create or replace function product.scope_of_type(category_type text) returns text
  language sql immutable strict parallel safe
  return lower(left(category_type, 1)) || substr(category_type, 2);
