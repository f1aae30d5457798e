import type { FeedbackView } from '@bazaar/contracts/content';
import type { LetterMove } from './letter-move.ts';

export const viewTitles: Readonly<Record<FeedbackView, string>> = {
  open: 'باز',
  answered: 'پاسخ‌داده‌شده',
  closed: 'بسته‌شده',
};

interface MoveWords {
  /** The button that opens the form. */
  open: string;
  openOf: (code: string) => string;
  field: string;
  /** The button that sends it. */
  send: string;
  done: string;
}

export const moveWords: Readonly<Record<LetterMove, MoveWords>> = {
  InReview: {
    open: 'شروع بررسی',
    openOf: (code) => `شروع بررسی ${code}`,
    field: 'توضیح برای فرستنده (اختیاری)',
    send: 'ثبت شروع بررسی',
    done: 'بررسی بازخورد آغاز شد',
  },
  Answered: {
    open: 'پاسخ دادن',
    openOf: (code) => `پاسخ دادن به ${code}`,
    field: 'پاسخی که فرستنده می‌خواند',
    send: 'ثبت پاسخ',
    done: 'پاسخ ثبت شد',
  },
  Closed: {
    open: 'بستن',
    openOf: (code) => `بستن ${code}`,
    field: 'توضیح برای فرستنده (اختیاری)',
    send: 'بستن بازخورد',
    done: 'بازخورد بسته شد',
  },
};

export const messages = {
  title: 'بازخوردهای رسیده',
  views: 'وضعیت بازخوردها',
  note: (count: string) => `${count} بازخورد در این فهرست است.`,
  noteOfFirst: (shown: string, count: string) =>
    `${count} بازخورد در این فهرست است؛ ${shown} بازخورد نخست نمایش داده می‌شود.`,
  more: 'نمایش بیشتر',
  loadingMore: 'در حال دریافت',
  moreFailed: 'بازخوردهای بیشتر دریافت نشد',
  none: 'بازخوردی در این فهرست نیست.',
  list: 'فهرست بازخوردها',
  contact: 'راه تماس',
  noContact: 'ثبت نشده',
  page: 'صفحه',
  files: 'فایل‌ها',
  stateOf: (code: string) => `صفحه وضعیت ${code}`,
  textShort: (least: string) => `دست‌کم ${least} کاراکتر بنویسید.`,
  textLong: (most: string) => `حداکثر ${most} کاراکتر بنویسید.`,
  saving: 'در حال ثبت',
  cancel: 'انصراف',
  failed: 'تغییری ثبت نشد',
  moved: 'وضعیت این بازخورد در همین فاصله تغییر کرده است.',
  tryLater: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
} as const;
