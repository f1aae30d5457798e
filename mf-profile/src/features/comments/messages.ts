import type { CommentStatus } from '@bazaar/contracts/content';

export const messages = {
  title: 'نظرها',
  note: 'نظرهایی که زیر مطالب نوشته‌اید',
  tabs: 'وضعیت نظر',
  all: 'همه',
  list: 'فهرست نظرها',
  on: 'نظر درباره',
  replyOn: 'پاسخ در',
  pageGone: 'این مطلب دیگر منتشر نیست',
  likes: (count: string) => `${count} پسند`,
  reason: (reason: string) => `دلیل رد: ${reason}`,
  pendingNote: 'تا پایان بررسی فقط شما این نظر را می‌بینید.',
  takeBack: 'حذف نظر',
  takeBackOn: (title: string) => `حذف نظر درباره ${title}`,
  confirmTitle: 'این نظر حذف شود؟',
  confirm: 'نظر هنوز منتشر نشده است؛ پس از حذف، بررسی هم نمی‌شود و بازگردانی ندارد.',
  cancel: 'انصراف',
  removing: 'در حال حذف',
  removed: 'نظر حذف شد',
  removeFailed: 'نظر حذف نشد',
  decided: 'نظر در همین فاصله بررسی شد و دیگر حذف نمی‌شود؛ وضعیت تازه آن را در فهرست ببینید.',
  tryLater: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
  emptyTitle: 'هنوز نظری ننوشته‌اید',
  empty: 'زیر هر مطلب می‌توانید نظر یا سؤال خود را بنویسید؛ وضعیت آن را اینجا می‌بینید.',
  emptyStatuses: {
    pending: 'نظری در انتظار بررسی ندارید',
    active: 'نظر منتشرشده‌ای ندارید',
    rejected: 'نظر ردشده‌ای ندارید',
  },
  toContents: 'مشاهده مطالب',
  showAll: 'همه نظرها',
} as const;

/** The name of each state until the services have named it. */
export const statusNames: Readonly<Record<CommentStatus, string>> = {
  pending: 'در انتظار بررسی',
  active: 'منتشر شده',
  rejected: 'رد شده',
};
