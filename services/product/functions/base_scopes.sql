-- The scopes of documents that a scope of the search consists of.
create or replace function product.base_scopes(scope text) returns text[]
  language sql immutable strict parallel safe
  return case scope
    when 'everywhere' then array[
      'product', 'industrialService', 'supplier', 'consultingService', 'electronicDocument',
      'industrialAdvertisement', 'content', 'category'
    ]
    when 'supplierProduct' then array['product', 'industrialService', 'consultingService', 'electronicDocument']
    else array[scope]
  end;
