-- An order of entries that can be checked: entry n of an account continues the balance of its entry n - 1, and an account
-- says how many entries it has. Numbers of the ledger do not run out.
alter table wallet.account disable trigger user;
alter table wallet.transaction disable trigger user;
alter table wallet.entry disable trigger user;
alter table wallet.statement_line disable trigger user;

alter table wallet.account
  alter column id type bigint,
  add column entry_count bigint not null default 0;

alter table wallet.transaction
  alter column id type bigint,
  alter column payment_id type bigint,
  -- How many entries were written with it; none is added later.
  add column entry_count integer not null default 0;

alter table wallet.entry
  alter column id type bigint,
  alter column transaction_id type bigint,
  alter column account_id type bigint,
  add column place bigint;

alter table wallet.statement_line
  alter column id type bigint,
  alter column transaction_id type bigint,
  add column place bigint;

update wallet.entry set place = numbered.place
from (select id, row_number() over (partition by account_id order by id) as place from wallet.entry) as numbered
where numbered.id = entry.id;

update wallet.account set entry_count = counted.entries
from (select account_id, count(*) as entries from wallet.entry group by account_id) as counted
where counted.account_id = account.id;

update wallet.transaction set entry_count = counted.entries
from (select transaction_id, count(*) as entries from wallet.entry group by transaction_id) as counted
where counted.transaction_id = transaction.id;

update wallet.statement_line set place = numbered.place
from (select id, row_number() over (partition by user_id order by id) as place from wallet.statement_line) as numbered
where numbered.id = statement_line.id;

alter table wallet.transaction
  alter column entry_count drop default,
  add constraint transaction_has_two_sides check (entry_count >= 2);

alter table wallet.entry
  alter column place set not null,
  add constraint entry_place_positive check (place > 0),
  add constraint entry_place unique (account_id, place);

alter table wallet.statement_line
  alter column place set not null,
  add constraint statement_line_place_positive check (place > 0),
  -- A statement is read by it from its end, and the last place is the number of lines.
  add constraint statement_line_place unique (user_id, place);

drop index wallet.entry_account;
drop index wallet.statement_line_user;

alter table wallet.account enable trigger user;
alter table wallet.transaction enable trigger user;
alter table wallet.entry enable trigger user;
alter table wallet.statement_line enable trigger user;
