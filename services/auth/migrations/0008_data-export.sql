-- A copy of all data of a user is confirmed by a code too: it has neither amount nor IBAN.
alter table auth.step_up
  drop constraint step_up_purpose_check,
  drop constraint step_up_subject,
  add constraint step_up_purpose_check
    check (purpose in ('walletPay', 'withdrawal', 'limitChange', 'accountChange', 'dataExport')),
  add constraint step_up_subject check (
    (purpose = 'accountChange') = (sheba is not null)
    and (purpose in ('accountChange', 'dataExport')) = (amount_rial is null));
