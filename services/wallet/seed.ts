import type { Database } from '../kit/database/database.ts';
import { cancelJob } from '../kit/jobs/job.sql.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../seed/demo-users.ts';
import { shebaOf } from '../seed/sheba-of.ts';
import { setSupplierAccountRow } from './account/account.sql.ts';
import { payoutMessages as messages } from './payout/payout.messages.ts';
import { type Posting, post } from './posting.sql.ts';
import { insertWithdrawal, moveWithdrawal } from './withdrawal/withdrawal.sql.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MILLION_TOMAN_IN_RIAL = 10_000_000;

const AVAILABLE = `user:${DEMO_BUYER.id}:available`;
const HELD = `user:${DEMO_BUYER.id}:held`;
const GATEWAY = 'gateway:demo:clearing';
const FEES = 'platform:fees';

interface Step {
  readonly type: Posting['type'];
  readonly from: string;
  readonly to: string;
  readonly millionToman: number;
  readonly description: string;
}

const charge = (millionToman: number): Step => ({
  type: 'Charge',
  from: GATEWAY,
  to: AVAILABLE,
  millionToman,
  description: 'شارژ کیف پول از درگاه آزمایشی',
});

const hold = (millionToman: number, what: string): Step => ({
  type: 'Hold',
  from: AVAILABLE,
  to: HELD,
  millionToman,
  description: `مسدودسازی برای خرید ${what}`,
});

/** One purchase: money is held, then paid to the supplier. */
const purchase = (millionToman: number, what: string, supplierId: number): Step[] => [
  hold(millionToman, what),
  {
    type: 'Payment',
    from: HELD,
    to: `supplier:${supplierId}:payable`,
    millionToman,
    description: `پرداخت بهای ${what} به تأمین‌کننده`,
  },
];

/** A purchase that was cancelled. */
const calledOff = (millionToman: number, what: string): Step[] => [
  hold(millionToman, what),
  {
    type: 'Release',
    from: HELD,
    to: AVAILABLE,
    millionToman,
    description: `لغو درخواست ${what} و آزادسازی وجه`,
  },
];

const fee = (millionToman: number, description: string): Step => ({
  type: 'MembershipFee',
  from: AVAILABLE,
  to: FEES,
  millionToman,
  description,
});

const refund = (millionToman: number, what: string, supplierId: number): Step => ({
  type: 'Refund',
  from: `supplier:${supplierId}:payable`,
  to: AVAILABLE,
  millionToman,
  description: `بازگشت بخشی از بهای ${what}`,
});

/** Money that the buyer took out, and what the bank did with it. */
interface Taken {
  readonly takenMillionToman: number;
  readonly bank: 'settle' | 'fail';
}

const withdrawal = (takenMillionToman: number, bank: Taken['bank'] = 'settle'): Taken => ({
  takenMillionToman,
  bank,
});

const adjustment = (millionToman: number): Step => ({
  type: 'Adjustment',
  from: FEES,
  to: AVAILABLE,
  millionToman,
  description: 'اصلاح کارمزد محاسبه‌شده',
});

/** The demo buyer's history, oldest first. */
const HISTORY: readonly (Step | Taken)[] = [
  charge(120),
  fee(4.5, 'حق عضویت، دوره یک‌ساله'),
  ...purchase(38.4, 'پمپ سانتریفیوژ', 1),
  charge(80),
  ...purchase(62, 'الکتروموتور', 2),
  ...calledOff(27.5, 'شیر توپی فولادی'),
  ...purchase(18.75, 'بلبرینگ', 3),
  refund(2.25, 'بلبرینگ', 3),
  charge(150),
  ...purchase(96.2, 'ورق فولادی', 4),
  ...purchase(12.6, 'دستکش و کلاه ایمنی', 5),
  withdrawal(15),
  charge(60),
  ...calledOff(44, 'گیربکس حلزونی'),
  ...purchase(33.3, 'کابل قدرت', 6),
  adjustment(0.35),
  ...purchase(21.9, 'ترانسمیتر فشار', 2),
  charge(200),
  ...purchase(118.5, 'میلگرد آجدار', 4),
  refund(6.4, 'میلگرد آجدار', 4),
  ...purchase(9.8, 'ابزار برشی', 3),
  fee(1.2, 'کارمزد انتشار درخواست معامله'),
  withdrawal(8, 'fail'),
  withdrawal(25),
  charge(90),
  charge(45),
  ...purchase(14.2, 'اینورتر', 7),
  refund(1.1, 'اینورتر', 7),
  hold(52, 'کمپرسور هوا'),
];

/** Suppliers with an account that they are paid at; one who is owed something has none yet. */
const WITH_ACCOUNT = [1, 2, 3, 4, 5, 6, DEMO_SUPPLIER.supplierId];

async function seedSupplierAccounts(db: Database, now: Date): Promise<void> {
  for (const supplierId of WITH_ACCOUNT) {
    const sheba = shebaOf('012', String(4_400_000 + supplierId));
    await setSupplierAccountRow(db, { supplierId, sheba, userId: DEMO_SUPPLIER.id, now });
  }
}

/** Posts the demo buyer's history through the ledger's own functions; the new buyer stays without a wallet. */
export async function seedWallet(db: Database, { now }: { readonly now: Date }): Promise<void> {
  const stepMs = 4.2 * DAY_MS;
  for (const [index, step] of HISTORY.entries()) {
    const at = new Date(now.getTime() - (HISTORY.length - index) * stepMs);
    await ('bank' in step ? takeOut(db, step, at) : postStep(db, step, { number: index + 1, at }));
  }
  await seedSupplierAccounts(db, now);
}

async function postStep(
  db: Database,
  { type, from, to, millionToman, description }: Step,
  { number, at }: { readonly number: number; readonly at: Date },
): Promise<void> {
  const amountRial = Math.round(millionToman * MILLION_TOMAN_IN_RIAL);
  await post(db, {
    ...{ key: `seed:${String(number).padStart(4, '0')}`, type, description, at },
    trackingCode: `BZ-${410_000 + number * 37}`,
    legs: [
      { account: from, amountRial: -amountRial },
      { account: to, amountRial },
    ],
  });
}

/** A withdrawal that the bank ended on the same day. */
async function takeOut(db: Database, { takenMillionToman, bank }: Taken, at: Date): Promise<void> {
  const { id: userId } = DEMO_BUYER;
  const amountRial = takenMillionToman * MILLION_TOMAN_IN_RIAL;
  const { id } = await insertWithdrawal(db, { walletUserId: userId, userId, amountRial, now: at });
  if (id === null) {
    throw new Error('The wallet of the demo buyer has too little for its withdrawals.');
  }
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  await moveWithdrawal(db, { id, move: 'send', now: later(2) });
  const reason = bank === 'fail' ? { reason: messages.bankRefused } : {};
  await moveWithdrawal(db, { id, move: bank, ...reason, now: later(9) });
  // Its owner was told long ago.
  await cancelJob(db, `withdrawal:${id}:${bank}`);
}
