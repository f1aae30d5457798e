import { kept, type RetentionRule } from '../kit/retention/retention.ts';

/** Requests are documents of two sides; of a draft that nobody has touched for a year, what is personal goes. */
export const tradeRetention: readonly RetentionRule[] = [
  {
    ...{ table: 'trade.request', holds: 'a request; a draft loses its address and note, all others stay' },
    ...{ does: 'empty', days: 365, after: ['updated_at'], only: { status: 'Draft' } },
    columns: ['address_id', 'address', 'note'],
  },
  ...kept('It belongs to a request, which is a document of two sides.', {
    'trade.document': 'a file of a request',
    'trade.event': 'a step of a request',
    'trade.line': 'a line of a request',
    'trade.quote': 'a quote',
  }),
  ...kept('It is the same for everybody.', {
    'trade.document_type': 'a kind of document',
    'trade.vat_rate': 'a rate of value-added tax',
  }),
];
