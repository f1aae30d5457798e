import type { DeletionObstacle } from '@bazaar/contracts/auth';

export const messages = {
  banner: (time: string) => `حساب شما در ${time} حذف می‌شود. تا آن زمان می‌توانید از حذف انصراف دهید.`,
  putOff: 'تا این موارد پایان نیابد، حذف هر بار یک روز به تعویق می‌افتد:',
  keep: 'انصراف از حذف',
  keeping: 'در حال ثبت انصراف',
  kept: 'حساب شما حذف نمی‌شود',
  notKept: 'انصراف ثبت نشد',
  tryLater: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
} as const;

/** What is in the way of a deletion, and what can be done about it. */
export const obstacleWords: Readonly<Record<DeletionObstacle, { cause: string; remedy: string }>> = {
  walletMoney: { cause: 'در کیف پول شما وجه هست.', remedy: 'برداشت وجه' },
  openWithdrawal: { cause: 'یک برداشت هنوز به حساب بانکی نرسیده است.', remedy: 'دیدن کیف پول' },
  openPayment: { cause: 'یک پرداخت هنوز نتیجه ندارد.', remedy: 'دیدن کیف پول' },
  openTrade: { cause: 'یک درخواست معامله هنوز پایان نیافته است.', remedy: 'دیدن درخواست‌ها' },
  companyAgents: { cause: 'همکارانی از سوی شرکت شما کار می‌کنند.', remedy: 'حذف دسترسی همکاران' },
  role: { cause: 'حساب شما نقش تأمین‌کننده یا کارشناس دارد.', remedy: 'نوشتن به ما' },
};
