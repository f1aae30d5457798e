-- What one sale unit of a good cost when it was saved; null for other objects, and for a good on inquiry.
alter table content.user_favorite add column saved_price_rial bigint check (saved_price_rial >= 0);

alter table content.user_favorite add check (object_type = 'SupplierProduct' or saved_price_rial is null);
