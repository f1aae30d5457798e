import { toPersianDigits } from '@bazaar/locale';

/** User-facing texts of the notification service. */
export const messages = {
  conversation: 'گفت‌وگو',
  message: 'پیام',
  subject: 'موضوع گفت‌وگو',
  request: 'درخواست معامله',
  supplier: 'تأمین‌کننده',
  file: 'فایل پیوست',
  generalSubject: (supplier: string) => `پرسش از ${supplier}`,
  requestSubject: (number: string) => `درخواست معامله ${number}`,
  buyer: 'خریدار',
  system: 'بازار صنعت',
  blocked: 'در این گفت‌وگو نمی‌توانید پیام ارسال کنید.',
  blockedDetail: 'یکی از دو طرف، گفت‌وگو را بسته است. اگر خودتان آن را بسته‌اید، ابتدا آن را باز کنید.',
  editWindow: 'زمان ویرایش این پیام گذشته است.',
  editWindowDetail: (minutes: number) =>
    `هر پیام را تا ${toPersianDigits(minutes)} دقیقه پس از ارسال می‌توان ویرایش کرد. پیام جدیدی ارسال کنید.`,
  deleted: 'این پیام حذف شده است.',
  deletedDetail: 'پیام حذف‌شده ویرایش نمی‌شود. پیام جدیدی ارسال کنید.',
  supplierMismatch: 'این موضوع به تأمین‌کننده دیگری مربوط است.',
  supplierMismatchDetail:
    'صفحه را دوباره بارگذاری کنید و گفت‌وگو را دوباره از صفحه همان کالا یا درخواست شروع کنید.',
  ownSupplier: 'نمی‌توانید برای تأمین‌کننده خودتان پیام ارسال کنید.',
  ownSupplierDetail: 'برای گفت‌وگو با خریداران، گفت‌وگوهای دریافتی را باز کنید.',
  notAccepted: 'این نشانی فقط جریان رویداد می‌فرستد.',
  /** Automatic replies of the demo's suppliers. */
  simulated: [
    'سلام، پیام شما رسید. همکاران فروش مشخصات را بررسی می‌کنند و تا پایان ساعت کاری پاسخ کامل می‌دهیم.',
    'سلام، وقت بخیر. این مورد را در انبار داریم. لطفاً تعداد و محل تحویل را بفرمایید تا قیمت نهایی را اعلام کنیم.',
    'درود بر شما. زمان تحویل معمول ما ده روز کاری است. اگر فوری‌تر می‌خواهید بفرمایید تا بررسی کنیم.',
  ],
} as const;
