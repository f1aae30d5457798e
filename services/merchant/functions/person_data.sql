-- What is held of a user here, by kind, for the user's own copy. Of a company's other agents it has no name and number.
create or replace function merchant.person_data(p_user integer) returns table (kind text, rows json)
  language sql stable
as $$
  select 'profiles', coalesce(json_agg(held), '[]') from (
    select customer.kind, first_name as "firstName", last_name as "lastName", national_id as "nationalId",
      company_name as "companyName", national_legal_id as "nationalLegalId", economic_code as "economicCode", email, sheba,
      created_at as "createdAt", updated_at as "updatedAt", confirmed_at as "confirmedAt"
    from merchant.customer where owner_user_id = p_user order by id) as held
  union all
  select 'addresses', coalesce(json_agg(held), '[]') from (
    select address.title, province.title as province, city.title as city, address.address, address.plaque, address.unit,
      address.postal_code as "postalCode", address.receiver_name as "receiverName",
      address.receiver_mobile as "receiverMobile", address.created_at as "createdAt", address.updated_at as "updatedAt"
    from merchant.delivery_address as address
    join merchant.customer on customer.id = address.customer_id
    join merchant.city on city.id = address.city_id
    join merchant.province on province.id = city.province_id
    where customer.owner_user_id = p_user order by address.id) as held
  union all
  select 'company-roles', coalesce(json_agg(held), '[]') from (
    select customer.company_name as "companyName", agent.role, agent.approval_limit_rial as "limitRial",
      agent.created_at as "createdAt", agent.accepted_at as "acceptedAt"
    from merchant.customer_agent as agent join merchant.customer on customer.id = agent.customer_id
    where agent.user_id = p_user order by agent.id) as held
  union all
  select 'memberships', coalesce(json_agg(held), '[]') from (
    select plan.title, membership.created_at as "createdAt", membership.starts_at as "startsAt",
      membership.ends_at as "expiresAt"
    from merchant.membership join merchant.membership_plan as plan on plan.id = membership.plan_id
    where membership.user_id = p_user order by membership.id) as held
  union all
  select 'supplier-contacts', coalesce(json_agg(held), '[]') from (
    select supplier.name as "supplierName", reveal.revealed_at as "createdAt"
    from merchant.contact_reveal as reveal join merchant.supplier on supplier.id = reveal.supplier_id
    where reveal.user_id = p_user order by reveal.id) as held
  union all
  select 'supplier-reports', coalesce(json_agg(held), '[]') from (
    select supplier.name as "supplierName", report.reason, report.text, report.created_at as "createdAt"
    from merchant.supplier_report as report join merchant.supplier on supplier.id = report.supplier_id
    where report.user_id = p_user order by report.id) as held
$$;
