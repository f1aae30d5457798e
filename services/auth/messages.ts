import type { StepUpPurpose } from '@bazaar/contracts/auth';
import { formatTomanText, toPersianDigits } from '@bazaar/locale';
import { maskSheba } from '../kit/sheba.rules.ts';

/** What a code confirms, as its message names it: by the amount, or by the end of the account. */
const CONFIRMED: Record<StepUpPurpose, (subject: string) => string> = {
  walletPay: (amount) => `پرداخت ${amount} از کیف پول بازار`,
  withdrawal: (amount) => `برداشت ${amount} از کیف پول بازار`,
  limitChange: (amount) => `افزایش سقف پرداخت بدون کد تا ${amount}`,
  accountChange: (account) => `تغییر حساب دریافت تسویه‌های فروش به شبای ${account}`,
  dataExport: () => 'دریافت نسخه همه داده‌های شما از بازار',
  accountDeletion: () => 'حذف حساب کاربری شما در بازار',
};

/** What a code without amount and account confirms, in the operator's own text. */
const SUBJECTS: Partial<Record<StepUpPurpose, string>> = {
  dataExport: 'دریافت داده‌ها',
  accountDeletion: 'حذف حساب',
};

/** What the bank did with a withdrawal, in a few words. */
const OUTCOMES = { settle: 'واریز شد', fail: 'ناموفق بود و بازگشت', return: 'برگشت خورد' } as const;

interface EndedWithdrawal {
  readonly outcome: keyof typeof OUTCOMES;
  readonly amountRial: number;
  readonly shebaMasked: string;
}

interface ConfirmedThing {
  readonly purpose: StepUpPurpose;
  readonly amountRial?: number | undefined;
  readonly sheba?: string | undefined;
}

/** User-facing texts of the auth service. */
export const messages = {
  newUserName: 'کاربر بازار',
  mobile: 'شماره همراه را درست بنویسید؛ برای نمونه ۰۹۱۲۱۲۳۴۵۶۷.',
  wrong: 'کد واردشده درست نیست.',
  attemptsLeft: (count: number) => `${toPersianDigits(count)} بار دیگر می‌توانید تلاش کنید.`,
  expired: 'مهلت این کد به پایان رسیده است. کد جدیدی دریافت کنید.',
  locked: 'این کد پس از چند تلاش نادرست باطل شد. کد جدیدی دریافت کنید.',
  grant: 'نشست ورود معتبر نیست یا قبلاً استفاده شده است. دوباره وارد شوید.',
  client: 'این برنامه اجازه ورود ندارد.',
  smsUnavailable: 'در حال حاضر ارسال پیامک ممکن نیست. چند دقیقه دیگر دوباره تلاش کنید.',
  session: 'نشست',
  picture: 'تصویر',
  pictureUnsuitable: 'این فایل برای تصویر پروفایل پذیرفته نمی‌شود.',
  pictureUnsuitableDetail: 'یک تصویر JPG، PNG یا WEBP با حجم حداکثر ۲ مگابایت انتخاب کنید.',
  stepUpCode: (code: string, host: string, { purpose, amountRial, sheba = '' }: ConfirmedThing) =>
    [
      `کد تأیید ${CONFIRMED[purpose](amountRial === undefined ? maskSheba(sheba) : formatTomanText(amountRial))}: ${toPersianDigits(code)}`,
      'اگر این کار را شما نخواسته‌اید، این کد را به هیچ‌کس ندهید و نشست‌های بازتان را ببندید.',
      '',
      `@${host} #${code}`,
    ].join('\n'),
  withdrawalOutcomes: OUTCOMES,
  withdrawalEnded: ({ outcome, amountRial, shebaMasked }: EndedWithdrawal) => {
    const what = `برداشت ${formatTomanText(amountRial)} از کیف پول بازار به شبای ${shebaMasked}`;
    return outcome === 'settle'
      ? `${what} واریز شد.`
      : `${what} ${outcome === 'fail' ? 'انجام نشد' : 'از بانک برگشت خورد'} و مبلغ به کیف پول شما بازگشت.`;
  },
  accountChanged: (shebaMasked: string) =>
    `حساب دریافت تسویه‌های فروش شما در بازار به شبای ${shebaMasked} تغییر کرد. اگر از این تغییر خبر ندارید، هرچه زودتر به پشتیبانی بازار اطلاع دهید.`,
  unknownDevice: 'دستگاهی ناشناخته',
  newDevice: (device: string, network: string) =>
    `ورود تازه‌ای به حساب شما در بازار انجام شد: ${device}، از شبکه ${network}. اگر شما نبوده‌اید، در صفحه «اطلاعات شخصی» به آن نشست پایان دهید.`,
  stepUpSubjects: SUBJECTS,
  inUse: 'حساب شما اکنون حذف نمی‌شود.',
  inUseDetail: 'آنچه در صفحه «اطلاعات شخصی» آمده است باید پیش از حذف حساب پایان یابد.',
  noAmount: 'مبلغی که با کد تأیید می‌شود لازم است.',
  inbox: 'صندوق پیام این شماره',
  limitRange: (maxRial: number) => `سقف می‌تواند حداکثر ${formatTomanText(maxRial)} باشد.`,
  code: (code: string, host: string) =>
    [
      `کد ورود شما به بازار: ${toPersianDigits(code)}`,
      'این کد را به هیچ‌کس ندهید؛ همکاران ما هرگز آن را از شما نمی‌پرسند.',
      '',
      `@${host} #${code}`,
    ].join('\n'),
} as const;
