import { getHelpItem } from '@bazaar/contracts/content';

/** A help text with steps, a table and others of its topic. */
export const givenHelp = getHelpItem.response.parse({
  id: 7,
  uniqueId: 'wallet-charge',
  title: 'شارژ کیف پول',
  body: [
    { tag: 'p', children: ['با کیف پول می‌توانید حق عضویت و درخواست‌های معامله را بپردازید. '.repeat(4)] },
    { tag: 'h2', id: 'گام-ها', children: ['گام‌ها'] },
    {
      tag: 'ol',
      children: [
        { tag: 'li', children: ['مبلغ را بنویسید.'] },
        { tag: 'li', children: ['درگاه را انتخاب کنید.'] },
      ],
    },
    {
      tag: 'table',
      children: [
        {
          tag: 'tbody',
          children: [
            {
              tag: 'tr',
              children: [
                { tag: 'td', children: ['نقشه'] },
                { tag: 'td', children: ['PDF'] },
              ],
            },
            {
              tag: 'tr',
              children: [
                { tag: 'td', children: ['عکس'] },
                { tag: 'td', children: ['PNG'] },
              ],
            },
          ],
        },
      ],
    },
  ],
  updatedAt: '2026-11-09T08:00:00Z',
  useful: 118,
  related: [{ uniqueId: 'payment-retry', title: 'پرداخت دوباره' }],
});
