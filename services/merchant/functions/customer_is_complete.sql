-- Whether a customer has the fields that a trade request needs: the same fields as in customer.rules.ts.
create or replace function merchant.customer_is_complete(customer merchant.customer) returns boolean
  language sql immutable
as $$
  select coalesce(customer.first_name, '') <> '' and coalesce(customer.last_name, '') <> ''
    and case customer.kind
      when 'company' then customer.company_name <> '' and customer.national_legal_id is not null
        and customer.economic_code is not null
      else customer.national_id is not null
    end
$$;
