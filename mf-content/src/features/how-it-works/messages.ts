import type { DrawingFamily } from '@bazaar/contracts';

/** One step, with its drawing and a fact about it. */
export interface Step {
  family: DrawingFamily;
  title: string;
  text: string;
  fact: string;
}

export interface DeadlineWords {
  answer: string;
  payment: string;
  confirmation: string;
}

export const messages = {
  title: 'بازار صنعت چگونه کار می‌کند؟',
  shortTitle: 'چگونه کار می‌کند',
  description: 'خرید صنعتی در پنج گام و فروش در چهار گام؛ با مهلت هر گام و جای پول تا تأیید تحویل.',
  lead: 'از نوشتن نیاز تا تحویل بار، هر گام مهلت روشن دارد و پول تا تأیید تحویل نزد بازار صنعت می‌ماند.',
  help: 'راهنما',
  parts: 'بخش‌های صفحه',
  forBuyers: 'برای خریداران',
  forBusiness: 'برای کسب‌وکارها',
  figures: 'بازار صنعت در عدد',
  suppliers: (verified: string) => `تأمین‌کننده؛ هویت ${verified} مورد بررسی شده`,
  offers: (bases: string) => `پیشنهاد فروش برای ${bases} کالای پایه`,
  provinces: (count: string) => `${count} استان`,
  provincesNote: 'با دست‌کم یک تأمین‌کننده فعال',
  answerNote: 'زمان معمول نخستین پیشنهاد، در ۳۰ روز گذشته',
  minutes: (count: string) => `${count} دقیقه`,
  hours: (count: string) => `${count} ساعت`,
  days: (count: string) => `${count} روز`,
  counted: (moment: string) => `شمرده‌شده از داده سایت در ${moment}`,
  buyersTitle: 'برای خریداران: پنج گام',
  businessTitle: 'برای کسب‌وکارها: چهار گام',
  businessNote: 'کارهای تأمین‌کننده در پنل جداگانه انجام می‌شود',
  unsureTitle: 'هنوز نمی‌دانید از که بخرید؟',
  unsure:
    'نیازتان را یک بار بنویسید؛ کالا، دسته و تأمین‌کننده‌های متناسب را نشان می‌دهیم. ورود تنها هنگام ارسال درخواست لازم است.',
  need: 'ثبت نیاز',
  newRequest: 'درخواست تازه',
  signIn: 'ورود یا ثبت‌نام خریدار',
  requests: 'درخواست‌های من',
  stagesTitle: 'در هر گام، چه کسی چه می‌کند و پول کجاست؟',
  buyer: 'خریدار',
  supplier: 'تأمین‌کننده',
  deadline: 'مهلت',
  money: 'جای پول',
  sellTitle: 'می‌خواهید بفروشید؟',
  sell: 'درخواست ثبت کسب‌وکار را همین‌جا بفرستید؛ پنل تأمین‌کننده پس از احراز هویت ساخته می‌شود. برای خرید به آن نیازی ندارید.',
  register: 'ثبت کسب‌وکار',
  allQuestions: 'همه پرسش‌های متداول',
} as const;

/** The buyer's steps; deadlines are the machine's own. */
export function buyerSteps({ answer, payment, confirmation }: DeadlineWords): readonly Step[] {
  return [
    {
      family: 'motor',
      title: 'کالا را با مشخصات پیدا کنید',
      text: 'با نام، کد فنی یا عدد و واحد جست‌وجو کنید، یا نیازتان را به زبان خودتان بنویسید.',
      fact: 'بدون ورود',
    },
    {
      family: 'gantt',
      title: 'پیشنهادها را کنار هم ببینید',
      text: 'قیمت برای مقدار شما، زمان تحویل، شهر و تاریخ بررسی هویت، همه در یک جدول.',
      fact: 'بدون ورود',
    },
    {
      family: 'doc',
      title: 'درخواست معامله بفرستید',
      text: 'ردیف‌ها، نشانی، تاریخ نیاز و اسناد را بنویسید. فرم خودکار ذخیره می‌شود.',
      fact: `پاسخ تأمین‌کننده تا ${answer}`,
    },
    {
      family: 'ball',
      title: 'بپذیرید و امن بپردازید',
      text: 'مبلغ نزد بازار صنعت مسدود می‌شود و تا تأیید تحویل به فروشنده نمی‌رسد.',
      fact: `پرداخت تا ${payment} پس از پذیرش`,
    },
    {
      family: 'mixer-truck',
      title: 'بار را تحویل بگیرید',
      text: 'رسیدن بار را تأیید کنید یا اعتراض بنویسید؛ سپس به تأمین‌کننده امتیاز دهید.',
      fact: `تأیید یا اعتراض تا ${confirmation}`,
    },
  ];
}

export const businessSteps: readonly Step[] = [
  {
    family: 'name-plate',
    title: 'کسب‌وکار را ثبت کنید',
    text: 'نام و زمینه کار را بنویسید. آزاد بودن نام همان لحظه بررسی می‌شود.',
    fact: 'یک فرم کوتاه',
  },
  {
    family: 'inspect',
    title: 'مدارک را برای بررسی بفرستید',
    text: 'هر بررسی با نام بررسی‌کننده، تاریخ و زمان اعتبار در صفحه شما نوشته می‌شود.',
    fact: 'با تماس کارشناس',
  },
  {
    family: 'pump',
    title: 'کالا را با مشخصات بگذارید',
    text: 'طرح فنی هر کالا از روی مشخصات آن کشیده می‌شود و کالا در فیلترها دیده می‌شود.',
    fact: 'در پنل تأمین‌کننده',
  },
  {
    family: 'doc',
    title: 'پیشنهاد بدهید و وجه بگیرید',
    text: 'به درخواست‌ها پیشنهاد قیمت بدهید؛ پس از تأیید تحویل، وجه از آن شما می‌شود.',
    fact: 'تسویه به حساب شما',
  },
];

/** Where the money is. */
export type MoneyPlace = 'buyer' | 'held' | 'supplier';

export const moneyTitles: Readonly<Record<MoneyPlace, string>> = {
  buyer: 'نزد خریدار',
  held: 'مسدود نزد بازار صنعت',
  supplier: 'پس از تأیید، از آن تأمین‌کننده',
};

export interface Stage {
  title: string;
  buyer: string;
  supplier: string;
  deadline: string;
  money: MoneyPlace;
}

/** What happens in each stage of a request; deadlines are the machine's own. */
export function stages({ answer, payment, confirmation }: DeadlineWords): readonly Stage[] {
  return [
    {
      title: 'پیش‌نویس',
      buyer: 'می‌نویسد و ویرایش می‌کند',
      supplier: 'هنوز نمی‌بیند',
      deadline: 'ندارد',
      money: 'buyer',
    },
    {
      title: 'انتشار تا پیشنهاد',
      buyer: 'می‌پذیرد، پیشنهاد متقابل می‌دهد یا لغو می‌کند',
      supplier: 'قیمت، زمان و اعتبار را می‌نویسد',
      deadline: answer,
      money: 'buyer',
    },
    {
      title: 'پرداخت',
      buyer: 'از کیف پول یا درگاه می‌پردازد',
      supplier: 'آماده ارسال می‌شود',
      deadline: payment,
      money: 'held',
    },
    {
      title: 'تأمین و ارسال',
      buyer: 'پیگیری می‌کند',
      supplier: 'بار را می‌فرستد',
      deadline: 'آخرین روز ارسال در پیشنهاد',
      money: 'held',
    },
    {
      title: 'تحویل',
      buyer: 'تأیید یا اعتراض می‌کند',
      supplier: 'به اعتراض پاسخ می‌دهد',
      deadline: `${confirmation}، سپس خودکار پایان می‌یابد`,
      money: 'supplier',
    },
  ];
}
