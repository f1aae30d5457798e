-- Rows that the calls need, in production as in the demo. They are written whenever this text changes, and by the seed
-- after a reset.
create or replace function merchant.write_reference_rows() returns void
  language plpgsql
as $$
begin
  insert into merchant.membership_plan (id, code, title, price_rial, months, requests_per_month, agents)
  values (1, 'base', 'عضویت پایه', 45000000, 12, 30, 20)
  on conflict do nothing;
  insert into merchant.forbidden_word (word)
  select unnest(array[
    'بازار', 'bazaar', 'بانک', 'دولت', 'دولتی', 'وزارت', 'وزارتخانه', 'سازمان', 'پلیس', 'ناجا', 'سپاه', 'ارتش', 'بسیج',
    'دادگستری', 'دادگاه', 'شهرداری', 'ریاست', 'مجلس', 'رسمی', 'پشتیبانی', 'مدیر', 'ادمین', 'admin', 'administrator',
    'support', 'official', 'root', 'system', 'تست', 'test', 'ناشناس', 'نامشخص', 'قمار', 'شرطبندی', 'کازینو'
  ])
  on conflict do nothing;
end
$$;

select merchant.write_reference_rows();
