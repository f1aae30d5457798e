-- Length of the longest prefix that has a list.
create or replace function product.suggestion_letters() returns int language sql immutable parallel safe return 16;
