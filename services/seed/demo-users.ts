/** The two users of the demo: one with a history, one who has just arrived. */
export const DEMO_BUYER = { id: 1, mobile: '+989120000001', name: 'خریدار نمایشی' } as const;
export const EMPTY_BUYER = { id: 2, mobile: '+989120000002', name: 'خریدار تازه‌وارد' } as const;
