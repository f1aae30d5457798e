import { formatJalaliLong, formatNumber, formatTomanText } from '@bazaar/locale';

interface RequestQuotaFacts {
  /** Title of the plan. */
  readonly plan: string;
  readonly requestsPerMonth: number;
  readonly opensAt: string;
}

/** User-facing texts of the trade service. */
export const messages = {
  request: 'درخواست معامله',
  supplier: 'تأمین‌کننده',
  customer: 'خریدار',
  file: 'فایل پیوست',
  buyerWithoutName: 'خریدار',
  invalidTransition: 'این کار در وضعیت فعلی درخواست ممکن نیست.',
  invalidTransitionDetail: (status: string) =>
    `درخواست اکنون در وضعیت «${status}» است. صفحه را دوباره بارگذاری کنید و یکی از کارهای مجاز را انتخاب کنید.`,
  role: {
    viewer: 'بیننده',
    requester: 'درخواست‌دهنده',
    approver: 'تأییدکننده',
    finance: 'مسئول مالی',
  },
  notYourRole: 'نقش شما در این شرکت اجازه این کار را نمی‌دهد.',
  notYourRoleDetail: (role: string) =>
    `این کار به نقش «${role}» نیاز دارد. از مالک شرکت بخواهید آن را انجام دهد یا نقش شما را تغییر دهد.`,
  overLimit: 'مبلغ این درخواست از سقف تأیید شما بیشتر است.',
  overLimitDetail: (payableRial: number, limitRial: number) =>
    `مبلغ درخواست ${formatTomanText(payableRial)} و سقف تأیید شما ${formatTomanText(limitRial)} است. از مالک شرکت بخواهید درخواست را تأیید کند یا سقف شما را افزایش دهد.`,
  ownSupplier: 'با تأمین‌کننده‌ای که نماینده آن هستید نمی‌توان معامله کرد.',
  ownSupplierDetail:
    'خریدار یا نماینده او پاسخ‌گوی همین تأمین‌کننده است. این کالا را از تأمین‌کننده دیگری درخواست کنید.',
  notReady: 'درخواست هنوز کامل نیست.',
  notReadyDetail: 'موارد مشخص‌شده را کامل کنید و دوباره درخواست تأیید بدهید.',
  unusable: 'بخشی از درخواست دیگر در دسترس نیست.',
  unusableDetail: 'موارد مشخص‌شده را تغییر دهید و دوباره ذخیره کنید.',
  paymentRequired: 'موجودی کیف پول برای پرداخت حق عضویت کافی نیست.',
  paymentRequiredDetail: 'حق عضویت را آنلاین بپردازید یا کیف پول را شارژ کنید و سپس درخواست را منتشر کنید.',
  tooManyDrafts: (most: number) => `هر خریدار حداکثر ${formatNumber(most)} درخواست منتشرنشده دارد.`,
  tooManyDraftsDetail:
    'پیش‌نویس‌هایی را که لازم ندارید لغو کنید یا درخواست‌های آماده را منتشر کنید و دوباره تلاش کنید.',
  requestQuota: 'سقف انتشار درخواست در این ماه پر شده است.',
  requestQuotaDetail: ({ plan, requestsPerMonth, opensAt }: RequestQuotaFacts) =>
    `با «${plan}» در هر ماه ${formatNumber(requestsPerMonth)} درخواست منتشر می‌شود. از ${formatJalaliLong(opensAt)} دوباره می‌توانید منتشر کنید؛ تا آن روز درخواست به همین شکل می‌ماند. با طرح عضویت بالاتر این سقف بیشتر می‌شود؛ برای تغییر طرح با پشتیبانی تماس بگیرید.`,
  quoteExpired: 'مهلت این پیشنهاد به پایان رسیده است.',
  quoteExpiredDetail: 'درخواست را تکرار کنید تا تأمین‌کننده پیشنهاد جدیدی بدهد.',
  beforeShipBy: 'مهلت ارسال تأمین‌کننده هنوز نگذشته است.',
  beforeShipByDetail: (shipBy: string | null) =>
    shipBy === null
      ? 'تا ارسال کالا منتظر بمانید یا به تأمین‌کننده پیام بدهید.'
      : `تأمین‌کننده تا پایان ${formatJalaliLong(shipBy)} برای ارسال فرصت دارد. از روز پس از آن می‌توانید اعتراض کنید؛ تا آن روز به تأمین‌کننده پیام بدهید.`,
  alreadyRated: 'برای این معامله قبلاً امتیاز داده‌اید.',
  autoCancelReason: 'پرداخت در مهلت ۴۸ ساعته انجام نشد.',
  closedReason: 'خریدار برای این نیاز پیشنهاد تأمین‌کننده دیگری را پذیرفت.',
  noReplyReason: 'تأمین‌کننده در مهلت ۷۲ ساعته پاسخ نداد.',
  quoteLapsedReason: 'مهلت پیشنهاد قیمت گذشت.',
  autoCompleteReason: 'هفت روز پس از تحویل، بدون اعتراض خریدار.',
  releaseDescription: (number: string) => `پرداخت بهای درخواست ${number} به تأمین‌کننده`,
  refundDescription: (number: string) => `بازگشت بهای درخواست ${number}`,
  status: {
    Draft: 'پیش‌نویس',
    ConfirmationRequested: 'در انتظار تأیید',
    RevisionRequested: 'نیازمند اصلاح',
    Published: 'منتشرشده؛ در انتظار پاسخ',
    Quoted: 'پیشنهاد قیمت دریافت شد',
    Accepted: 'پیشنهاد پذیرفته شد',
    AwaitingPayment: 'در انتظار پرداخت',
    Paid: 'پرداخت‌شده',
    InFulfillment: 'در حال تأمین و ارسال',
    Delivered: 'تحویل‌شده',
    Completed: 'پایان‌یافته',
    Rejected: 'ردشده توسط تأمین‌کننده',
    Cancelled: 'لغوشده',
    Expired: 'منقضی‌شده',
    Disputed: 'در بررسی اختلاف',
  },
  simulator: {
    revisions: [
      'لطفاً استاندارد یا جنس مورد نظر را در توضیح درخواست بنویسید تا قیمت دقیق بدهیم.',
      'لطفاً شرایط تحویل و بازرسی را روشن کنید؛ پس از آن فوراً قیمت می‌دهیم.',
      'مقدار درخواستی با بسته‌بندی ما مطابقت ندارد. لطفاً مقدار را بازبینی کنید.',
    ],
    notes: [
      'قیمت با گواهی کیفیت و بسته‌بندی صادراتی است. بارگیری پس از تأیید پرداخت شروع می‌شود.',
      'کالا در انبار آماده است. تخلیه در مقصد بر عهده خریدار است.',
      'قیمت تا پایان مهلت پیشنهاد ثابت می‌ماند. گارانتی یک‌ساله دارد.',
      'تحویل مرحله‌ای هم ممکن است؛ برای هماهنگی پیام بدهید.',
    ],
    deliveryNote: (number: number) => `حواله تحویل شماره ${number}، ارسال با باربری`,
  },
  fault: {
    noLine: 'حداقل یک ردیف به درخواست اضافه کنید.',
    tooMuch: 'جمع درخواست بیش از حد مجاز است. مقدارها را کم کنید یا درخواست را به چند درخواست تقسیم کنید.',
    tooMuchText: (most: string) =>
      `شرح و مشخصات همه ردیف‌ها روی هم حداکثر ${most} کاراکتر است. آن‌ها را کوتاه کنید یا درخواست را به چند درخواست تقسیم کنید.`,
    unusableAddress: 'این نشانی حذف شده است یا به شما تعلق ندارد. نشانی تحویل دیگری انتخاب کنید.',
    unusableFile: 'این فایل حذف شده است یا به شما تعلق ندارد. آن را حذف و دوباره بارگذاری کنید.',
    noAddress: 'نشانی تحویل را انتخاب کنید.',
    needBy: 'تاریخ نیاز را از فردا به بعد انتخاب کنید.',
    profile: 'مشخصات خریدار کامل نیست. نام و شناسه ملی را در پروفایل بنویسید.',
    notOffered: 'این کالا دیگر عرضه نمی‌شود. آن را از درخواست حذف کنید.',
    belowMinimum: (least: string) => `حداقل سفارش این کالا ${least} است.`,
    offStep: (least: string, step: string) => `مقدار را از ${least} به بالا و هر بار ${step} بیشتر بنویسید.`,
    unknownItem: 'این کالا در فهرست این تأمین‌کننده نیست.',
    unknownDocumentType: 'این نوع سند تعریف نشده است.',
    twiceTheFile: 'یک فایل را دو بار پیوست کرده‌اید.',
    unknownLine: 'این ردیف در درخواست نیست.',
    unpricedLine: 'برای همه ردیف‌های درخواست، هر کدام یک بار، قیمت بنویسید.',
    shipBy: (first: string, last: string) =>
      `آخرین روز ارسال باید از ${formatJalaliLong(first)} تا ${formatJalaliLong(last)} باشد تا خریداری که در پایان مهلت می‌پردازد هم به آن برسد.`,
    refundRial: 'مبلغ بازگشتی باید کمتر از کل مبلغ باشد. برای بازگشت کل مبلغ، رأی به لغو بدهید.',
    refundOfCancel: 'با رأی به لغو، کل مبلغ بازمی‌گردد. مبلغ بازگشتی را خالی بگذارید.',
    validUntil: 'اعتبار پیشنهاد باید بین یک ساعت تا نود روز آینده باشد.',
  },
} as const;
