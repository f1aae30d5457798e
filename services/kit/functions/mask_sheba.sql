-- An IBAN with its middle hidden, as maskSheba() of the services: what is kept of it where nobody pays.
create or replace function kit.mask_sheba(p_sheba text) returns text
  language sql immutable
as $$
  select left(p_sheba, 4) || '…' || right(p_sheba, 4)
$$;
