-- The address as it is now, for a record that must not change with it. Null when the address belongs neither to the
-- user nor to a company that the user may request for.
create or replace function merchant.address_snapshot(p_address_id int, p_user_id int) returns jsonb
  language sql stable
as $$
  select jsonb_build_object(
    'addressId', address.id,
    'title', address.title,
    'provinceId', city.province_id,
    'provinceTitle', province.title,
    'cityId', city.id,
    'cityTitle', city.title,
    'urbanAreaId', address.urban_area_id,
    'urbanAreaTitle', area.title,
    'address', address.address,
    'plaque', address.plaque,
    'unit', address.unit,
    'postalCode', address.postal_code,
    'receiverName', address.receiver_name,
    'receiverMobile', address.receiver_mobile
  )
  from merchant.delivery_address as address
  join merchant.customer on customer.id = address.customer_id
  join merchant.city on city.id = address.city_id
  join merchant.province on province.id = city.province_id
  left join merchant.urban_area as area on area.id = address.urban_area_id
  where address.id = p_address_id
    and (customer.owner_user_id = p_user_id or (
      customer.kind = 'company' and merchant.may_act(customer.owner_user_id, p_user_id, 'requester')))
$$;
