import { toPersianDigits } from '@bazaar/locale';

/** User-facing texts of the merchant service. */
export const messages = {
  supplier: 'تأمین‌کننده',
  delegation: 'نمایندگی',
  saleSetting: 'شرایط فروش این تأمین‌کننده',
  customer: 'مشتری',
  company: 'شرکت ثبت‌شده‌ای به نام شما',
  agent: 'نماینده',
  address: 'نشانی',

  required: 'این مورد الزامی است.',
  nearCity: 'برای مرتب‌سازی بر اساس نزدیک‌ترین، شهر خود را انتخاب کنید.',
  mobile: 'شماره همراه را درست بنویسید؛ برای نمونه ۰۹۱۲۱۲۳۴۵۶۷.',
  postalCode: 'کد پستی باید ده رقم باشد و با ۰ یا ۲ شروع نشود.',
  cityOfProvince: 'این شهر در استان انتخاب‌شده نیست. شهر را دوباره انتخاب کنید.',
  areaOfCity: 'این منطقه در شهر انتخاب‌شده نیست. منطقه را دوباره انتخاب کنید.',
  tooManyAddresses: (count: string) => `بیش از ${count} نشانی نمی‌توان ثبت کرد.`,
  tooManyAddressesDetail: 'یکی از نشانی‌های قدیمی را حذف کنید و دوباره تلاش کنید.',
  readOnlyAgent:
    'نقش شما در این شرکت اجازه تغییر نشانی‌ها را ندارد. از مالک شرکت بخواهید نقش شما را تغییر دهد.',

  nameTooShort: 'نام باید حداقل سه حرف داشته باشد.',
  nameCharacters: 'نام باید حرف داشته باشد و تنها از حروف، ارقام و علامت‌های ساده تشکیل شود.',
  nameForbidden: (word: string) => `استفاده از کلمه «${word}» در نام مجاز نیست. نام دیگری انتخاب کنید.`,
  nameTaken: 'این نام قبلاً ثبت شده است. نام دیگری انتخاب کنید.',
  invalidName: 'این نام را نمی‌توان ثبت کرد.',
  legalIdConfirmed: 'شرکت دیگری با این شناسه ملی تأیید شده است.',
  nameConfirmed: 'شرکت دیگری با این نام تأیید شده است.',
  otherConfirmedDetail: 'مدارک هر دو شرکت را بررسی کنید؛ از هر شناسه ملی و هر نام، فقط یک شرکت تأیید می‌شود.',
  alreadyRegistered: (kind: 'person' | 'company') =>
    kind === 'person' ? 'شما قبلاً به‌عنوان خریدار ثبت شده‌اید.' : 'شما قبلاً یک شرکت ثبت کرده‌اید.',
  alreadyRegisteredDetail: 'برای تغییر اطلاعات، مشخصات حساب را ویرایش کنید.',

  invitedName: 'کاربر بازار',
  invitation: 'دعوت',
  invitationEnded: 'زمان این دعوت گذشته است.',
  invitationEndedDetail: 'از فرستنده بخواهید دوباره بفرستد.',
  ownNumber: 'این شماره متعلق به خود شماست؛ مالک شرکت به نقش نماینده نیاز ندارد.',
  tooManyAgents: (count: number) => `عضویت شما تا ${toPersianDigits(count)} نماینده را می‌پذیرد.`,
  limitOfApprover: 'سقف تأیید تنها برای نقش «تأییدکننده» است. آن را خالی بگذارید یا نقش را تغییر دهید.',
  agentExists: 'این شماره قبلاً به‌عنوان نماینده شرکت ثبت شده است.',
  agentExistsDetail: 'برای تغییر نقش، همان نماینده را در فهرست ویرایش کنید.',

  notOfPerson: 'این مورد تنها برای شرکت‌هاست.',
  fault: {
    nationalId: 'کد ملی درست نیست؛ ده رقم آن را بررسی کنید.',
    companyName: 'نام شرکت الزامی است.',
    nationalLegalId: 'شناسه ملی شرکت درست نیست؛ یازده رقم آن را بررسی کنید.',
    economicCode: 'کد اقتصادی باید ۱۱، ۱۲ یا ۱۴ رقم باشد.',
    email: 'نشانی ایمیل درست نیست؛ برای نمونه name@example.com.',
    sheba: 'شماره شبا درست نیست؛ IR و ۲۴ رقم پس از آن را بررسی کنید.',
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
