-- Rows that the calls need, in production as in the demo. They are written whenever this text changes, and by the seed
-- after a reset.
create or replace function trade.write_reference_rows() returns void language sql as $$
  insert into trade.document_type (id, code, title) values
    (1, 'PROFORMA', 'پیش‌فاکتور'),
    (2, 'PURCHASE_ORDER', 'سفارش خرید'),
    (3, 'TECH_DRAWING', 'نقشه فنی'),
    (4, 'DATASHEET', 'دیتاشیت'),
    (5, 'INVOICE', 'فاکتور رسمی'),
    (6, 'DELIVERY_NOTE', 'حواله تحویل'),
    (7, 'INSPECTION_REPORT', 'گزارش بازرسی'),
    (8, 'OTHER', 'سایر')
  on conflict do nothing;
  -- Rates of the budget laws of 1394 and 1403.
  insert into trade.vat_rate (valid_from, percent) values ('2015-03-21', 9), ('2024-03-20', 10)
  on conflict do nothing;
$$;

select trade.write_reference_rows();
