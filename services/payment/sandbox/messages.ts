import type { SandboxOutcome } from '@bazaar/contracts/payment';

/** User-facing texts of the demo's gateway. */
export const messages = {
  title: 'درگاه آزمایشی',
  notice: 'این صفحه آزمایشی است. هیچ پولی جابه‌جا نمی‌شود و اطلاعات هیچ کارتی خواسته نمی‌شود.',
  amount: 'مبلغ',
  inToman: 'برابر با',
  about: 'بابت',
  authority: 'شناسه',
  choose: 'نتیجه پرداخت را انتخاب کنید',
  unusual: 'بازگشت‌های غیرعادی',
  button: {
    success: { label: 'پرداخت موفق', hint: 'پول پرداخت می‌شود و به فروشگاه بازمی‌گردید.' },
    failure: { label: 'پرداخت ناموفق', hint: 'بانک پرداخت را نمی‌پذیرد.' },
    cancel: { label: 'انصراف', hint: 'بدون پرداخت بازمی‌گردید.' },
    silent: {
      label: 'بازگشت بدون پاسخ',
      hint: 'پول پرداخت می‌شود، اما درگاه تا سه دقیقه پاسخی به فروشگاه نمی‌دهد.',
    },
    late: { label: 'بازگشت دیرهنگام', hint: 'پول پرداخت می‌شود و هر زمان که بخواهید بازمی‌گردید.' },
    double: { label: 'بازگشت دوباره', hint: 'پول پرداخت می‌شود و دو بار به فروشگاه بازمی‌گردید.' },
  } satisfies Record<SandboxOutcome, { readonly label: string; readonly hint: string }>,
  paid: 'پرداخت انجام شد',
  notPaid: 'این پرداخت به پایان رسیده است',
  lateText: 'این صفحه را باز نگه دارید و هر زمان که خواستید، حتی پس از پایان مهلت پرداخت، بازگردید.',
  doubleText: 'ابتدا بازگشت اول را در زبانه‌ای جدید باز کنید و سپس با بازگشت دوم به فروشگاه بروید.',
  back: 'بازگشت به فروشگاه',
  firstReturn: 'بازگشت اول',
  secondReturn: 'بازگشت دوم',
  missing: 'این پرداخت در درگاه آزمایشی',
} as const;
