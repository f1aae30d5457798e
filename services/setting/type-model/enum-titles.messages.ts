import { readFileSync } from 'node:fs';

/** Persian titles of a list's values, by the value. */
export type EnumTitles = Readonly<Record<string, string>>;

interface Labels {
  readonly categoryTypes: readonly { readonly code: string; readonly title: string }[];
  readonly statusLabels: Readonly<Record<'tradeRequest' | 'payment' | 'walletTransaction', EnumTitles>>;
}

const labels = JSON.parse(
  readFileSync(new URL('../../seed/vocabulary.json', import.meta.url), 'utf8'),
) as Labels;

const TRADE_MOVES = {
  create: 'ثبت پیش‌نویس',
  edit: 'ویرایش',
  requestConfirmation: 'درخواست تأیید',
  requestRevision: 'بازگرداندن برای اصلاح',
  confirmAndPublish: 'تأیید و انتشار',
  quote: 'اعلام قیمت',
  reject: 'رد درخواست',
  expire: 'پایان مهلت',
  accept: 'پذیرش پیشنهاد',
  requestPayment: 'درخواست پرداخت',
  counter: 'پیشنهاد متقابل',
  pay: 'پرداخت',
  startFulfillment: 'شروع تأمین',
  ship: 'ارسال کالا',
  confirmDelivery: 'تأیید تحویل',
  object: 'اعتراض',
  escalate: 'فوری شدن رسیدگی',
  ruleComplete: 'رأی به پایان معامله',
  ruleCancel: 'رأی به لغو معامله',
  cancel: 'لغو',
  rate: 'امتیاز دادن',
} as const;

const AGENT_ROLES = {
  viewer: 'بیننده',
  requester: 'درخواست‌دهنده',
  approver: 'تأییدکننده',
  finance: 'مسئول مالی',
} as const;

/**
 * Titles of every list of choices that the contracts name, by its name. The titles of states are those of the
 * vocabulary.
 */
export const ENUM_TITLES: Readonly<Record<string, EnumTitles>> = {
  TradeStatus: labels.statusLabels.tradeRequest,
  PaymentStatus: labels.statusLabels.payment,
  WalletTransactionType: labels.statusLabels.walletTransaction,
  WithdrawalState: {
    Requested: 'ثبت‌شده',
    Sent: 'در حال انتقال',
    Settled: 'واریزشده',
    Failed: 'ناموفق',
    Cancelled: 'لغوشده',
  },
  PayoutKind: { suppliers: 'طلب تأمین‌کنندگان', withdrawals: 'برداشت از کیف پول' },
  PayoutBatchState: {
    Draft: 'پیش‌نویس',
    Sent: 'در حال انتقال',
    Settled: 'واریزشده',
    PartlyFailed: 'بخشی ناموفق',
    Failed: 'ناموفق',
    Cancelled: 'لغوشده',
  },
  PayoutRowState: {
    Draft: 'پیش‌نویس',
    Sent: 'در حال انتقال',
    Settled: 'واریزشده',
    Failed: 'ناموفق',
    Returned: 'برگشت‌خورده',
    Cancelled: 'لغوشده',
  },
  StepUpPurpose: {
    walletPay: 'پرداخت از کیف پول',
    withdrawal: 'برداشت از کیف پول',
    limitChange: 'افزایش سقف پرداخت بدون کد',
  },
  CategoryType: Object.fromEntries(labels.categoryTypes.map(({ code, title }) => [code, title])),
  TradeMove: TRADE_MOVES,
  TradeAction: { ...TRADE_MOVES, repeat: 'تکرار درخواست' },
  TradeSort: {
    updated: 'آخرین تغییر',
    created: 'تازه‌ترین ثبت',
    deadline: 'نزدیک‌ترین مهلت',
    payable: 'بیشترین مبلغ',
  },
  BuyerStanding: {
    person: 'شخص حقیقی',
    unconfirmedCompany: 'شرکت تأییدنشده',
    confirmedCompany: 'شرکت تأییدشده',
  },
  TradeActor: { buyer: 'خریدار', supplier: 'تأمین‌کننده', operator: 'کارشناس بازار', system: 'سامانه' },
  AgentRole: AGENT_ROLES,
  AgentStatus: { active: 'فعال', invited: 'دعوت‌شده', expired: 'پایان مهلت دعوت' },
  CustomerRole: { owner: 'صاحب حساب', ...AGENT_ROLES },
  CustomerKind: { person: 'شخص حقیقی', company: 'شرکت' },
  CommentStatus: { pending: 'در انتظار بررسی', active: 'منتشرشده', rejected: 'ردشده' },
  ConversationSubject: { SupplierProduct: 'کالا', Supplier: 'تأمین‌کننده', TradeRequest: 'درخواست معامله' },
  DelegationKind: {
    OfficialSales: 'نمایندگی رسمی فروش',
    AfterSales: 'خدمات پس از فروش',
    ExclusiveRegion: 'نمایندگی انحصاری منطقه',
    Distribution: 'پخش',
    Warranty: 'گارانتی',
  },
  DelegationStatus: { valid: 'معتبر', expiring: 'رو به پایان', expired: 'منقضی‌شده' },
  FavoriteType: { SupplierProduct: 'کالا', Supplier: 'تأمین‌کننده', Content: 'مطلب' },
  FeedbackKind: {
    Suggestion: 'پیشنهاد',
    Complaint: 'شکایت',
    Question: 'پرسش',
    Defect: 'گزارش مشکل',
    BusinessRegistration: 'ثبت کسب‌وکار',
  },
  FeedbackState: {
    Registered: 'ثبت شد',
    InReview: 'در دست بررسی',
    Answered: 'پاسخ داده شد',
    Closed: 'بسته شد',
  },
  FileMime: {
    'application/pdf': 'سند PDF',
    'image/jpeg': 'تصویر JPG',
    'image/png': 'تصویر PNG',
    'image/webp': 'تصویر WEBP',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'فایل اکسل XLSX',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'سند DOCX',
    'image/vnd.dwg': 'نقشه DWG',
  },
  HelpTopic: {
    order: 'درخواست و تحویل',
    payment: 'کیف پول و پرداخت',
    search: 'جست‌وجو و مقایسه',
    account: 'حساب کاربری',
  },
  NeedPartKind: {
    good: 'کالا',
    property: 'مشخصه',
    code: 'کد',
    standard: 'استاندارد',
    protection: 'درجه حفاظت',
    quantity: 'مقدار',
    budget: 'بودجه',
    time: 'زمان تحویل',
    city: 'شهر',
  },
  MembershipStatus: { Pending: 'در انتظار پرداخت', Active: 'فعال', Ended: 'پایان‌یافته' },
  PageType: { Article: 'مقاله', News: 'خبر', Interview: 'گفت‌وگو', Guide: 'راهنما', Static: 'صفحه' },
  PaymentAction: { retry: 'پرداخت دوباره', payByWallet: 'پرداخت از کیف پول', cancel: 'انصراف' },
  PaymentFailure: {
    not_paid: 'بانک پرداخت را انجام نداد',
    unverified: 'پرداخت به‌موقع تأیید نشد',
    gateway_unavailable: 'درگاه در دسترس نبود',
  },
  PaymentPurpose: { walletCharge: 'شارژ کیف پول', tradeRequest: 'درخواست معامله', membership: 'حق عضویت' },
  PaymentTerm: {
    Cash: 'نقدی',
    Prepayment: 'پیش‌پرداخت',
    Credit30: 'اعتباری ۳۰ روزه',
    Credit60: 'اعتباری ۶۰ روزه',
    LetterOfCredit: 'اعتبار اسنادی',
  },
  PriceKind: { fixed: 'قیمت ثابت', tiered: 'قیمت پلکانی', inquiry: 'استعلام قیمت' },
  PropertyKind: { number: 'عدد', enum: 'گزینه', boolean: 'بله یا خیر' },
  ReportReason: {
    spam: 'تبلیغ ناخواسته',
    fraud: 'کلاهبرداری',
    insult: 'توهین',
    contactOutside: 'دعوت به معامله خارج از بازار',
    other: 'سایر موارد',
  },
  SandboxOutcome: {
    success: 'موفق',
    failure: 'ناموفق',
    cancel: 'انصراف',
    silent: 'بازگشت بدون پاسخ',
    late: 'پاسخ دیرهنگام',
    double: 'پاسخ دوباره',
  },
  SearchHitKind: { category: 'دسته', product: 'کالا', supplier: 'تأمین‌کننده', content: 'مطلب' },
  SearchResultKind: {
    category: 'دسته',
    product: 'کالا',
    baseProduct: 'کالای پایه',
    supplier: 'تأمین‌کننده',
    content: 'مطلب',
    advertisement: 'آگهی',
  },
  SearchScope: {
    everywhere: 'همه بازار',
    product: 'محصولات و مواد اولیه',
    industrialService: 'خدمات صنعتی',
    supplier: 'تأمین‌کنندگان',
    consultingService: 'خدمات مشاوره',
    electronicDocument: 'اسناد الکترونیکی',
    industrialAdvertisement: 'آگهی‌ها',
    content: 'مطالب',
    category: 'دسته‌ها',
    supplierProduct: 'کالای تأمین‌کنندگان',
  },
  ImageMime: { 'image/avif': 'تصویر AVIF', 'image/webp': 'تصویر WebP', 'image/jpeg': 'تصویر JPEG' },
  SenderKind: { buyer: 'خریدار', supplier: 'تأمین‌کننده', system: 'بازار صنعت' },
  SupplierReportReason: {
    wrongInformation: 'اطلاعات نادرست',
    notResponding: 'عدم پاسخ‌گویی',
    fraud: 'کلاهبرداری',
    inappropriate: 'محتوای نامناسب',
    other: 'سایر موارد',
  },
  VisitType: {
    SupplierProduct: 'کالا',
    Supplier: 'تأمین‌کننده',
    Content: 'مطلب',
    FaqQuestion: 'پرسش متداول',
    MediaVideo: 'ویدئو',
    Advertisement: 'آگهی',
  },
  CatalogueSitemapKind: { products: 'کالاها', 'base-products': 'کالاهای پایه', categories: 'دسته‌ها' },
  ContentSitemapKind: { contents: 'مطالب' },
  SupplierSitemapKind: { suppliers: 'تأمین‌کنندگان' },
};
