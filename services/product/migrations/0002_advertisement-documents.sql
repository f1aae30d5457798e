-- An advertisement is found as itself: it used to be written down as its category, where one took the place of another.
delete from product.search_document where scope = 'industrialAdvertisement';

alter table product.search_document drop constraint search_document_kind_check;
alter table product.search_document add constraint search_document_kind_check
  check (kind in ('category', 'product', 'baseProduct', 'supplier', 'content', 'advertisement'));
