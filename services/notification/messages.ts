import { toPersianDigits } from '@bazaar/locale';

/** What the conversations say to people. */
export const messages = {
  conversation: 'گفتگو',
  message: 'پیام',
  subject: 'موضوع گفتگو',
  request: 'درخواست خرید',
  supplier: 'تأمین‌کننده',
  file: 'فایل پیوست',
  generalSubject: (supplier: string) => `پرسش از ${supplier}`,
  requestSubject: (number: string) => `درخواست خرید ${number}`,
  buyer: 'خریدار',
  system: 'بازار صنعت',
  blocked: 'در این گفتگو نمی‌توانید پیام بفرستید.',
  blockedDetail: 'یکی از دو طرف، گفتگو را بسته است. اگر خودتان آن را بسته‌اید، نخست آن را باز کنید.',
  editWindow: 'زمان ویرایش این پیام گذشته است.',
  editWindowDetail: (minutes: number) =>
    `هر پیام را تا ${toPersianDigits(minutes)} دقیقه پس از فرستادن می‌توان ویرایش کرد. پیام تازه‌ای بفرستید.`,
  deleted: 'این پیام حذف شده است.',
  deletedDetail: 'پیام حذف‌شده ویرایش نمی‌شود. پیام تازه‌ای بفرستید.',
  supplierMismatch: 'این موضوع به تأمین‌کننده دیگری مربوط است.',
  supplierMismatchDetail: 'صفحه را تازه کنید و گفتگو را دوباره از صفحه همان کالا یا درخواست آغاز کنید.',
  ownSupplier: 'نمی‌توانید برای تأمین‌کننده خودتان پیام بفرستید.',
  ownSupplierDetail: 'برای گفتگو با خریداران، گفتگوهای رسیده را باز کنید.',
  /** What a supplier of the demo answers by itself. */
  simulated: [
    'سلام، پیام شما رسید. همکاران فروش مشخصات را بررسی می‌کنند و تا پایان ساعت کاری پاسخ کامل می‌دهیم.',
    'سلام، وقت بخیر. این مورد را در انبار داریم. لطفاً تعداد و محل تحویل را بفرمایید تا قیمت نهایی را اعلام کنیم.',
    'درود بر شما. زمان تحویل معمول ما ده روز کاری است. اگر فوری‌تر می‌خواهید بفرمایید تا بررسی کنیم.',
  ],
} as const;
