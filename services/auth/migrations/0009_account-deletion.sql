-- An account that its user wants deleted, and when that is done; until then the user may take it back.
create table auth.account_deletion (
  user_id      integer primary key references auth.user (id),
  requested_at timestamptz not null,
  due_at       timestamptz not null check (due_at > requested_at)
);

-- Of a deleted account its number in our records stays, with which the ledger and trades refer to it: neither mobile nor name.
alter table auth.user
  alter column mobile drop not null,
  add column deleted_at timestamptz,
  add check ((mobile is null) = (deleted_at is not null)),
  add check (deleted_at is null or picture_file_id is null);

alter table auth.step_up
  drop constraint step_up_purpose_check,
  drop constraint step_up_subject,
  add constraint step_up_purpose_check check (
    purpose in ('walletPay', 'withdrawal', 'limitChange', 'accountChange', 'dataExport', 'accountDeletion')),
  add constraint step_up_subject check (
    (purpose = 'accountChange') = (sheba is not null)
    and (purpose in ('accountChange', 'dataExport', 'accountDeletion')) = (amount_rial is null));
