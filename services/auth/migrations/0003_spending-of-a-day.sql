-- What left a wallet without a code: amounts of one day count together, so that many small ones do not empty a wallet.
create table auth.uncoded_spending (
  purpose        text not null check (purpose in ('walletPay', 'withdrawal')),
  -- The payment or the withdrawal; each counts once, however often it is tried.
  spending_id    bigint not null check (spending_id > 0),
  wallet_user_id integer not null check (wallet_user_id > 0),
  amount_rial    bigint not null check (amount_rial > 0),
  spent_at       timestamptz not null,
  primary key (purpose, spending_id)
);

create index uncoded_spending_wallet on auth.uncoded_spending (wallet_user_id, spent_at);
create index uncoded_spending_age on auth.uncoded_spending (spent_at);

-- A change of the account that a supplier is paid at has an IBAN in place of an amount.
alter table auth.step_up
  drop constraint step_up_purpose_check,
  add constraint step_up_purpose_check
    check (purpose in ('walletPay', 'withdrawal', 'limitChange', 'accountChange')),
  alter column amount_rial drop not null,
  add column sheba text check (sheba ~ '^IR[0-9]{24}$'),
  add constraint step_up_subject check ((purpose = 'accountChange') = (sheba is not null) and (sheba is null) = (amount_rial is not null));
