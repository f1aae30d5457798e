import { toPersianDigits } from '@bazaar/locale';

/** What the merchant service says to people. */
export const messages = {
  supplier: 'تأمین‌کننده',
  delegation: 'نمایندگی',
  saleSetting: 'شرایط فروش این تأمین‌کننده',
  customer: 'مشتری',
  company: 'شرکت ثبت‌شده‌ای به نام شما',
  agent: 'نماینده',
  address: 'نشانی',

  required: 'این مقدار لازم است.',
  nearCity: 'برای نزدیک‌ترین‌ها شهر خود را انتخاب کنید.',
  mobile: 'شماره همراه را درست بنویسید؛ برای نمونه ۰۹۱۲۱۲۳۴۵۶۷.',
  postalCode: 'کد پستی باید ده رقم باشد و با ۰ یا ۲ آغاز نشود.',
  cityOfProvince: 'این شهر در استان انتخاب‌شده نیست. شهر را دوباره انتخاب کنید.',
  areaOfCity: 'این منطقه در شهر انتخاب‌شده نیست. منطقه را دوباره انتخاب کنید.',
  tooManyAddresses: (count: string) => `بیش از ${count} نشانی نمی‌توان نگه داشت.`,
  tooManyAddressesDetail: 'یکی از نشانی‌های قدیمی را حذف کنید و دوباره تلاش کنید.',
  readOnlyAgent:
    'نقش شما در این شرکت اجازه تغییر نشانی‌ها را ندارد. از مالک شرکت بخواهید نقش شما را تغییر دهد.',

  nameTooShort: 'نام باید دست‌کم سه حرف داشته باشد.',
  nameCharacters: 'نام باید حرف داشته باشد و تنها از حرف‌ها، رقم‌ها و نشانه‌های ساده ساخته شود.',
  nameForbidden: (word: string) => `واژه «${word}» را نمی‌توان در نام به کار برد. نام دیگری برگزینید.`,
  nameTaken: 'این نام پیش‌تر ثبت شده است. نام دیگری برگزینید.',
  invalidName: 'این نام را نمی‌توان ثبت کرد.',
  legalIdTaken: 'شرکتی با این شناسه ملی پیش‌تر ثبت شده است.',
  legalIdTakenDetail: 'از مالک حساب شرکت بخواهید شما را به‌عنوان نماینده دعوت کند.',
  alreadyRegistered: (kind: 'person' | 'company') =>
    kind === 'person' ? 'شما پیش‌تر به‌عنوان خریدار ثبت شده‌اید.' : 'شما پیش‌تر یک شرکت ثبت کرده‌اید.',
  alreadyRegisteredDetail: 'برای تغییر اطلاعات، مشخصات حساب را ویرایش کنید.',

  invitedName: 'کاربر بازار',
  ownNumber: 'این شماره خود شماست؛ مالک شرکت به نقش نمایندگی نیاز ندارد.',
  tooManyAgents: (count: number) => `عضویت شما تا ${toPersianDigits(count)} نماینده را می‌پذیرد.`,
  agentExists: 'این شماره پیش‌تر نماینده شرکت شده است.',
  agentExistsDetail: 'برای تغییر نقش، همان نماینده را در فهرست ویرایش کنید.',

  notOfPerson: 'این مقدار تنها برای شرکت است.',
  fault: {
    nationalId: 'کد ملی درست نیست؛ ده رقم آن را بازبینی کنید.',
    companyName: 'نام شرکت لازم است.',
    nationalLegalId: 'شناسه ملی شرکت درست نیست؛ یازده رقم آن را بازبینی کنید.',
    economicCode: 'کد اقتصادی باید ۱۱، ۱۲ یا ۱۴ رقم باشد.',
    email: 'نشانی ایمیل درست نیست؛ برای نمونه name@example.com.',
    sheba: 'شماره شبا درست نیست؛ IR و ۲۴ رقم پس از آن را بازبینی کنید.',
  },
  nextStep: {
    firstName: 'نام خود را بنویسید',
    lastName: 'نام خانوادگی خود را بنویسید',
    nationalId: 'کد ملی خود را بنویسید',
    companyName: 'نام شرکت را بنویسید',
    nationalLegalId: 'شناسه ملی شرکت را بنویسید',
    economicCode: 'کد اقتصادی شرکت را بنویسید',
    email: 'ایمیل خود را بنویسید',
    sheba: 'شماره شبا را بنویسید',
  },
} as const;
