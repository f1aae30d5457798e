/** The buyers of the demo: one with a history, one who is new. */
export const DEMO_BUYER = { id: 1, mobile: '+989120000001', name: 'خریدار نمایشی' } as const;
export const EMPTY_BUYER = { id: 2, mobile: '+989120000002', name: 'خریدار تازه‌وارد' } as const;

/** The user of a supplier whose goods the demo can afford to buy, and the operator of the marketplace. */
export const DEMO_SUPPLIER = {
  id: 3,
  mobile: '+989120000003',
  name: 'تأمین‌کننده نمایشی',
  supplierId: 81,
} as const;
export const DEMO_OPERATOR = { id: 4, mobile: '+989120000004', name: 'کارشناس بازار' } as const;
