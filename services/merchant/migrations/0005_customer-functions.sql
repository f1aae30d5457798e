-- What other schemas may ask about customers. A customer is known to them by the user who owns it.

-- 'owner' for the owner, else the role in the company of that owner, else null.
create function merchant.agent_role(customer_user int, agent_user int) returns text
  language sql stable
as $$
  select case when customer_user = agent_user then 'owner' else (
    select agent.role
    from merchant.customer_agent as agent
    join merchant.customer on customer.id = agent.customer_id
    where customer.owner_user_id = customer_user and customer.kind = 'company' and agent.user_id = agent_user
  ) end
$$;

-- Whether one may do for the other what needs this role: viewer, requester, approver, finance or owner. An approver
-- may request too, everyone may view.
create function merchant.may_act(customer_user int, agent_user int, needed text) returns boolean
  language sql stable
as $$
  select coalesce(case held.role
    when 'owner' then true
    when 'approver' then needed in ('viewer', 'requester', 'approver')
    when 'requester' then needed in ('viewer', 'requester')
    when 'finance' then needed in ('viewer', 'finance')
    when 'viewer' then needed = 'viewer'
  end, false)
  from (select merchant.agent_role(customer_user, agent_user) as role) as held
$$;

-- What a request for trade needs to know of its buyer: the same fields as in customer.rules.ts.
create function merchant.customer_is_complete(customer merchant.customer) returns boolean
  language sql immutable
as $$
  select coalesce(customer.first_name, '') <> '' and coalesce(customer.last_name, '') <> ''
    and case customer.kind
      when 'company' then customer.company_name <> '' and customer.national_legal_id is not null
        and customer.economic_code is not null
      else customer.national_id is not null
    end
$$;

-- One complete customer is enough: a person may buy before the company's papers are in.
create function merchant.profile_is_complete(p_user_id int) returns boolean
  language sql stable
as $$
  select exists (
    select from merchant.customer
    where customer.owner_user_id = p_user_id and merchant.customer_is_complete(customer)
  )
$$;

-- The name that a supplier reads: of the company when there is one. Null when nothing is registered.
create function merchant.customer_name(p_user_id int) returns text
  language sql stable
as $$
  select coalesce(customer.company_name, nullif(concat_ws(' ', customer.first_name, customer.last_name), ''))
  from merchant.customer
  where customer.owner_user_id = p_user_id
  order by (customer.kind = 'company') desc
  limit 1
$$;

-- The address as it stands now, for a record that must not change with it. Null when it is neither the user's own nor
-- of a company that the user may request for.
create function merchant.address_snapshot(p_address_id int, p_user_id int) returns jsonb
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

-- The user's membership at an instant: the one that runs, else the one that waits for its fee, else the last. No row
-- when there is none.
create function merchant.membership_of(p_user_id int, p_at timestamptz)
  returns table (membership_id int, plan_id int, title text, price_rial bigint, months int, status text,
    is_active boolean, starts_at timestamptz, ends_at timestamptz)
  language sql stable
as $$
  select membership.id, plan.id, plan.title, plan.price_rial, plan.months, state.status, state.status = 'Active',
    membership.starts_at, membership.ends_at
  from merchant.membership
  join merchant.membership_plan as plan on plan.id = membership.plan_id
  cross join lateral (
    select case
      when membership.starts_at is null then 'Pending'
      when membership.ends_at > p_at then 'Active'
      else 'Ended'
    end as status
  ) as state
  where membership.user_id = p_user_id
  order by array_position(array['Active', 'Pending', 'Ended'], state.status), membership.ends_at desc, membership.id desc
  limit 1
$$;

-- The same, after a waiting membership of the base plan was made for a user who has none that runs or waits. Its fee
-- is due; whoever takes it calls activate_membership in the same transaction.
create function merchant.ensure_base_membership(p_user_id int, p_at timestamptz)
  returns table (membership_id int, plan_id int, title text, price_rial bigint, months int, status text,
    is_active boolean, starts_at timestamptz, ends_at timestamptz)
  language plpgsql
as $$
begin
  if not exists (select from merchant.membership_of(p_user_id, p_at) as held where held.status <> 'Ended') then
    insert into merchant.membership (user_id, plan_id, created_at)
    select p_user_id, plan.id, p_at from merchant.membership_plan as plan where plan.code = 'base'
    on conflict do nothing;
  end if;
  return query select * from merchant.membership_of(p_user_id, p_at);
end
$$;

-- Starts the waiting membership; until when the user is a member then. Asked again, it changes nothing: a membership
-- that runs is not prolonged. Null when nothing waits and nothing runs.
create function merchant.activate_membership(p_user_id int, p_at timestamptz) returns timestamptz
  language plpgsql
as $$
declare
  until timestamptz;
begin
  update merchant.membership as membership
  set starts_at = p_at, ends_at = p_at + make_interval(months => plan.months)
  from merchant.membership_plan as plan
  where plan.id = membership.plan_id and membership.user_id = p_user_id and membership.starts_at is null;
  select held.ends_at into until from merchant.membership_of(p_user_id, p_at) as held where held.is_active;
  return until;
end
$$;

-- What a request or a thread shows of its suppliers, inactive ones too.
create function merchant.supplier_brief(ids int[])
  returns table (id int, name text, slug text, city_title text, province_title text, verified_at timestamptz,
    is_active boolean, drawing jsonb, rating_average double precision, response_minutes int)
  language sql stable
as $$
  select supplier.id, supplier.name, supplier.slug, city.title, province.title, supplier.verified_at,
    supplier.is_active, merchant.supplier_drawing(supplier.drawing_family, supplier.id),
    supplier.rating_average::double precision, supplier.response_minutes
  from merchant.supplier
  join merchant.city on city.id = supplier.city_id
  join merchant.province on province.id = city.province_id
  where supplier.id = any(ids)
$$;
