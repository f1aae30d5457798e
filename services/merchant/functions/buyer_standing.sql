-- What is known of the buyer whose name a supplier reads: a person, or a company that an operator has confirmed, or not.
create or replace function merchant.buyer_standing(p_user_id int) returns text
  language sql stable
as $$
  select coalesce((
    select case
        when customer.kind = 'person' then 'person'
        when customer.confirmed_at is null then 'unconfirmedCompany'
        else 'confirmedCompany'
      end
    from merchant.customer
    where customer.owner_user_id = p_user_id
    order by (customer.kind = 'company') desc
    limit 1
  ), 'person')
$$;
