import type { TradeStatus } from '@bazaar/contracts/trade';

export interface StatusWords {
  /** The state and whose turn it is. */
  title: string;
  /** What happens next, until when, and what happens otherwise. */
  next: (until: string) => string;
  /** The same for a reader whose role leaves the step to a colleague, where it differs. */
  others?: Pick<StatusWords, 'title' | 'next'>;
  /** Shown in place of buttons when this reader may do nothing. */
  waiting: (until: string) => string;
  /** What the latest reason of a request in this state is. */
  reason: string;
}

const NOTHING = 'کاری از سوی شما لازم نیست.';
const NOT_ALLOWED = 'نقش شما در این درخواست کاری را مجاز نمی‌کند.';

const by = (until: string) => (until === '' ? '' : ` تا ${until}`);
const byDay = (until: string) => (until === '' ? '' : ` تا پایان ${until}`);

/**
 * What the page says in each state; `until` is a date with its hour, or the last day to ship, and empty where there is
 * none.
 */
export const statusWords: Readonly<Record<TradeStatus, StatusWords>> = {
  Draft: {
    title: 'پیش‌نویس است؛ نوبت شماست',
    next: () => 'درخواست را کامل کنید و تأیید بخواهید. تا آن زمان تأمین‌کننده آن را نمی‌بیند.',
    others: {
      title: 'پیش‌نویس است؛ نوبت همکاران شماست',
      next: () => 'همکاری که اجازه نوشتن دارد آن را کامل می‌کند و تأیید می‌خواهد.',
    },
    waiting: () => NOT_ALLOWED,
    reason: 'توضیح',
  },
  ConfirmationRequested: {
    title: 'آماده انتشار است؛ نوبت شماست',
    next: () => 'قیمت را ببینید و درخواست را منتشر کنید تا برای تأمین‌کننده ارسال شود.',
    others: {
      title: 'آماده انتشار است؛ نوبت همکاران شماست',
      next: () => 'همکاری که اجازه انتشار دارد آن را منتشر می‌کند تا برای تأمین‌کننده ارسال شود.',
    },
    waiting: () => NOT_ALLOWED,
    reason: 'توضیح',
  },
  RevisionRequested: {
    title: 'به اصلاح نیاز دارد؛ نوبت شماست',
    next: () => 'توضیح را بخوانید، درخواست را ویرایش کنید و دوباره تأیید بخواهید.',
    others: {
      title: 'به اصلاح نیاز دارد؛ نوبت همکاران شماست',
      next: () => 'همکاری که اجازه نوشتن دارد آن را اصلاح می‌کند و دوباره تأیید می‌خواهد.',
    },
    waiting: () => NOT_ALLOWED,
    reason: 'چه چیزی اصلاح شود',
  },
  Published: {
    title: 'منتشر شده است؛ نوبت تأمین‌کننده است',
    next: (until) =>
      `تا ${until} منتظر پیشنهاد قیمت بمانید. اگر پاسخی نرسد، درخواست منقضی می‌شود و می‌توانید آن را تکرار کنید.`,
    waiting: (until) => `منتظر پاسخ تأمین‌کننده؛ تا ${until}`,
    reason: 'آخرین پیام شما',
  },
  Quoted: {
    title: 'پیشنهاد قیمت رسیده است؛ نوبت شماست',
    next: (until) =>
      `تا ${until} پیشنهاد را بپذیرید یا پیشنهاد متقابل بدهید. اگر اقدامی نکنید، پیشنهاد بی‌اعتبار و درخواست بسته می‌شود.`,
    others: {
      title: 'پیشنهاد قیمت رسیده است؛ نوبت همکاران شماست',
      next: (until) =>
        `همکاری که اجازه پذیرش دارد تا ${until} به پیشنهاد پاسخ می‌دهد؛ پس از آن درخواست بسته می‌شود.`,
    },
    waiting: () => NOT_ALLOWED,
    reason: 'آخرین پیام شما',
  },
  Accepted: {
    title: 'پیشنهاد پذیرفته شد',
    next: () => 'پس از آماده شدن پرداخت، دکمه «پرداخت» همین‌جا دیده می‌شود.',
    waiting: () => NOTHING,
    reason: 'توضیح',
  },
  AwaitingPayment: {
    title: 'در انتظار پرداخت است؛ نوبت شماست',
    next: (until) => `تا ${until} مبلغ را بپردازید؛ پس از آن درخواست لغو می‌شود.`,
    others: {
      title: 'در انتظار پرداخت است؛ نوبت همکاران شماست',
      next: (until) => `مسئول مالی تا ${until} مبلغ را می‌پردازد؛ پس از آن درخواست لغو می‌شود.`,
    },
    waiting: (until) => `منتظر پرداخت مسئول مالی؛ تا ${until}`,
    reason: 'توضیح',
  },
  Paid: {
    title: 'پرداخت شد؛ نوبت تأمین‌کننده است',
    next: (until) =>
      `تأمین‌کننده کار را آغاز می‌کند و کالا را${byDay(until)} می‌فرستد. مبلغ تا تأیید تحویل نزد بازار صنعت می‌ماند.`,
    waiting: () => NOTHING,
    reason: 'توضیح',
  },
  InFulfillment: {
    title: 'در حال تأمین و ارسال؛ نوبت تأمین‌کننده است',
    next: (until) =>
      `تأمین‌کننده کالا را آماده و${byDay(until)} ارسال می‌کند؛ اگر نکند، می‌توانید اعتراض کنید. مبلغ تا تأیید تحویل نزد بازار صنعت می‌ماند.`,
    waiting: (until) => `منتظر ارسال تأمین‌کننده${byDay(until)}.`,
    reason: 'توضیح',
  },
  Delivered: {
    title: 'کالا تحویل شد؛ نوبت شماست',
    next: (until) =>
      `تا ${until} تحویل را تأیید کنید یا به آن اعتراض کنید. اگر اقدامی نکنید، تحویل تأییدشده به شمار می‌آید و مبلغ به تأمین‌کننده پرداخت می‌شود.`,
    others: {
      title: 'کالا تحویل شد؛ نوبت همکاران شماست',
      next: (until) =>
        `همکاری که اجازه تأیید دارد تا ${until} تحویل را تأیید یا به آن اعتراض می‌کند؛ پس از آن تحویل تأییدشده به شمار می‌آید.`,
    },
    waiting: () => NOT_ALLOWED,
    reason: 'توضیح',
  },
  Completed: {
    title: 'معامله پایان یافت',
    next: () => 'مبلغ به تأمین‌کننده پرداخت شد. هر زمان بخواهید می‌توانید این سفارش را تکرار کنید.',
    waiting: () => NOTHING,
    reason: 'توضیح',
  },
  Rejected: {
    title: 'تأمین‌کننده درخواست را رد کرد',
    next: () => 'می‌توانید سفارش را تکرار کنید یا آن را از تأمین‌کننده دیگری بخواهید.',
    waiting: () => 'این درخواست بسته است.',
    reason: 'دلیل تأمین‌کننده',
  },
  Cancelled: {
    title: 'درخواست لغو شد',
    next: () => 'این درخواست بسته است. برای خرید دوباره، سفارش را تکرار کنید.',
    waiting: () => 'این درخواست بسته است.',
    reason: 'دلیل لغو',
  },
  Expired: {
    title: 'مهلت درخواست گذشت',
    next: () => 'این درخواست بسته است. برای پیشنهاد جدید، سفارش را تکرار کنید.',
    waiting: () => 'این درخواست بسته است.',
    reason: 'توضیح',
  },
  Disputed: {
    title: 'اعتراض در حال بررسی است؛ نوبت کارشناس است',
    next: (until) =>
      `کارشناس بازار صنعت نظر دو طرف را بررسی می‌کند و${by(until)} رأی می‌دهد: پرداخت به تأمین‌کننده، بازگشت به خریدار یا بخشی به هر کدام. مبلغ تا رأی او نزد بازار صنعت می‌ماند.`,
    waiting: (until) => `منتظر رأی کارشناس${by(until)}.`,
    reason: 'اعتراض شما',
  },
};

const NO_SHIPMENT = (until: string) =>
  `تأمین‌کننده باید تا پایان ${until} کالا را ارسال می‌کرد و هنوز ارسالی ثبت نشده است.`;
const HELD = 'مبلغ تا رأی کارشناس نزد بازار صنعت می‌ماند.';

/** In fulfilment, with the last day to ship over. */
export const lateWords: StatusWords = {
  title: 'مهلت ارسال گذشت؛ نوبت شماست',
  next: (until) =>
    `${NO_SHIPMENT(until)} می‌توانید منتظر بمانید یا اعتراض کنید؛ پس از اعتراض، کارشناس ظرف چهارده روز رأی می‌دهد. ${HELD}`,
  others: {
    title: 'مهلت ارسال گذشت؛ نوبت همکاران شماست',
    next: (until) => `${NO_SHIPMENT(until)} همکاری که اجازه نوشتن دارد می‌تواند اعتراض کند. ${HELD}`,
  },
  waiting: () => NOT_ALLOWED,
  reason: 'توضیح',
};

/** A dispute whose ruling took too long; `until` is since when. */
export const escalatedWords: StatusWords = {
  title: 'رسیدگی به اعتراض فوری شد؛ نوبت کارشناس است',
  next: (until) =>
    `چهارده روز از اعتراض گذشت و رأیی داده نشد؛ از ${until} رسیدگی به آن فوری است. ${HELD} ${NOTHING}`,
  waiting: () => 'منتظر رأی فوری کارشناس.',
  reason: 'اعتراض شما',
};

interface Shares {
  refund: string;
  release: string;
}

/** How a ruling ended the request. */
export const rulingWords = {
  reason: 'دلیل رأی',
  complete: {
    title: 'کارشناس به سود تأمین‌کننده رأی داد',
    next: ({ release }: Shares) => `${release} به تأمین‌کننده پرداخت شد. این درخواست بسته است.`,
  },
  split: {
    title: 'کارشناس مبلغ را میان دو طرف تقسیم کرد',
    next: ({ refund, release }: Shares) =>
      `${refund} به کیف پول خریدار بازگشت و ${release} به تأمین‌کننده پرداخت شد. این درخواست بسته است.`,
  },
  cancel: {
    title: 'کارشناس به سود خریدار رأی داد',
    next: ({ refund }: Shares) => `${refund} به کیف پول خریدار بازگشت. این درخواست بسته است.`,
  },
} as const;
