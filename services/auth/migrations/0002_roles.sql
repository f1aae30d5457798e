-- What a user may do beyond their own records. Rows are written by the panels of suppliers and operators.
create table auth.user_role (
  user_id     integer not null references auth.user (id),
  role        text not null check (role in ('supplier', 'operator')),
  -- The supplier of the schema merchant that the user acts for.
  supplier_id integer check (supplier_id > 0),
  primary key (user_id, role),
  check ((role = 'supplier') = (supplier_id is not null))
);
