-- A proforma names the seller's tax number; null until the supplier has given it.
alter table merchant.supplier add column economic_code text check (economic_code ~ '^[0-9]{11,14}$');
