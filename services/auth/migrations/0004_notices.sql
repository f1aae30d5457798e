-- The users of one supplier, who are told when its account changes.
create index user_role_supplier on auth.user_role (supplier_id) where supplier_id is not null;
