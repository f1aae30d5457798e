import type { TradeStatus } from '@bazaar/contracts/trade';

/** One step of a request's scenario. */
export type ScenarioStep =
  | 'begin'
  | 'edit'
  | 'handIn'
  | 'return'
  | 'publish'
  | 'quote'
  | 'quoteBriefly'
  | 'quotePromptly'
  | 'reject'
  | 'counter'
  | 'acceptOnly'
  | 'accept'
  | 'pay'
  | 'start'
  | 'ship'
  | 'complete'
  | 'object'
  | 'rate'
  | 'cancel'
  | 'expire';

export interface Scenario {
  /** The state of the request after all steps. */
  readonly status: TradeStatus;
  /** Whether it goes to the supplier that the demo can sign in as. */
  readonly toDemoSupplier?: true;
  /** The text of a line in the buyer's own words, in addition to the items. */
  readonly ownWords?: string;
  readonly note?: string;
  /** In a need: the request lacks the line in the buyer's own words. */
  readonly lacksLine?: true;
  readonly steps: readonly (readonly [step: ScenarioStep, hoursAgo: number])[];
}

/**
 * A request in every state. Money moves between the last entry of the wallet's own history, 101 hours ago, and the
 * first of the seeded payments, 88 hours ago, so that the statement is in order of time.
 */
export const SCENARIOS: readonly Scenario[] = [
  {
    status: 'Completed',
    toDemoSupplier: true,
    note: 'لطفاً گواهی کیفیت را همراه بار بفرستید.',
    steps: [
      ['begin', 190],
      ['handIn', 189],
      ['publish', 188.5],
      ['quote', 171],
      ['counter', 168],
      ['quote', 150],
      ['accept', 100.5],
      ['pay', 100.2],
      ['start', 100.1],
      ['ship', 96],
      ['complete', 90],
      ['rate', 59],
    ],
  },
  {
    status: 'Expired',
    steps: [
      ['begin', 131],
      ['handIn', 130],
      ['publish', 129],
      ['expire', 57],
    ],
  },
  {
    status: 'Rejected',
    steps: [
      ['begin', 122],
      ['handIn', 121],
      ['publish', 120],
      ['reject', 101],
    ],
  },
  {
    status: 'Cancelled',
    ownWords: 'گزارش آزمون و گواهی کیفیت همراه بار',
    steps: [
      ['begin', 118],
      ['edit', 117],
      ['handIn', 116],
      ['publish', 115],
      ['quote', 104],
      ['cancel', 95],
    ],
  },
  {
    status: 'Disputed',
    steps: [
      ['begin', 114],
      ['handIn', 113],
      ['publish', 112.5],
      ['quote', 105],
      ['accept', 99.5],
      ['pay', 99],
      ['start', 98.9],
      ['ship', 52],
      ['object', 30],
    ],
  },
  {
    status: 'Delivered',
    note: 'تحویل فقط در ساعت اداری.',
    steps: [
      ['begin', 110],
      ['handIn', 109],
      ['publish', 108],
      ['quote', 102],
      ['accept', 98.5],
      ['pay', 98],
      ['start', 97.9],
      ['ship', 40],
    ],
  },
  {
    // Its last day to ship is over.
    status: 'InFulfillment',
    toDemoSupplier: true,
    steps: [
      ['begin', 107],
      ['handIn', 106],
      ['publish', 105.5],
      ['quotePromptly', 100],
      ['accept', 94],
      ['pay', 93],
      ['start', 92.9],
    ],
  },
  {
    status: 'Paid',
    steps: [
      ['begin', 103],
      ['handIn', 102.5],
      ['publish', 102],
      ['quote', 97],
      ['accept', 92],
      ['pay', 89],
    ],
  },
  {
    status: 'AwaitingPayment',
    steps: [
      ['begin', 55],
      ['handIn', 54],
      ['publish', 53],
      ['quote', 34],
      ['accept', 9],
    ],
  },
  {
    status: 'Accepted',
    steps: [
      ['begin', 51],
      ['handIn', 50.5],
      ['publish', 50],
      ['quote', 28],
      ['acceptOnly', 3],
    ],
  },
  {
    status: 'Quoted',
    ownWords: 'حمل و تخلیه در محل کارخانه',
    steps: [
      ['begin', 36],
      ['handIn', 35],
      ['publish', 34],
      ['quote', 12],
    ],
  },
  {
    status: 'Published',
    toDemoSupplier: true,
    ownWords: 'بسته‌بندی تخته‌ای مناسب حمل جاده‌ای',
    steps: [
      ['begin', 11],
      ['handIn', 10],
      ['publish', 9.5],
    ],
  },
  {
    status: 'RevisionRequested',
    steps: [
      ['begin', 8],
      ['handIn', 7],
      ['return', 5],
    ],
  },
  {
    status: 'ConfirmationRequested',
    steps: [
      ['begin', 2.5],
      ['handIn', 2],
    ],
  },
  {
    status: 'Draft',
    ownWords: 'یک عدد یدک از همین کالا',
    steps: [['begin', 1]],
  },
];

/**
 * One need that was sent to several suppliers: two whole quotes, one for a part of it, one that is still to come, and one
 * whose time is over.
 */
export const NEED_SCENARIOS: readonly Scenario[] = [
  {
    status: 'Quoted',
    steps: [
      ['begin', 49],
      ['handIn', 48.5],
      ['publish', 48],
      ['quote', 27],
    ],
  },
  {
    status: 'Quoted',
    steps: [
      ['begin', 48.9],
      ['handIn', 48.4],
      ['publish', 47.9],
      ['quote', 19],
    ],
  },
  {
    status: 'Quoted',
    lacksLine: true,
    steps: [
      ['begin', 48.8],
      ['handIn', 48.3],
      ['publish', 47.8],
      ['quote', 22],
    ],
  },
  {
    status: 'Published',
    steps: [
      ['begin', 48.7],
      ['handIn', 29.5],
      ['publish', 29],
    ],
  },
  {
    status: 'Expired',
    steps: [
      ['begin', 48.6],
      ['handIn', 48.1],
      ['publish', 47.6],
      ['quoteBriefly', 45],
      ['expire', 15],
    ],
  },
];
