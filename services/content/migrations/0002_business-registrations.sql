-- Businesses ask to be listed by a letter of their own kind.
alter table content.feedback drop constraint feedback_kind_check;
alter table content.feedback add constraint feedback_kind_check
  check (kind in ('Suggestion', 'Complaint', 'Question', 'Defect', 'BusinessRegistration', 'Usefulness'));
