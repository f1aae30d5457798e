/** Texts of the charge of a wallet. */
export const chargeMessages = {
  title: 'شارژ کیف پول',
  amount: 'مبلغ',
  quick: 'مبلغ‌های آماده',
  million: (count: string) => `${count} میلیون`,
  limits: (min: string, max: string) => `از ${min} تا ${max} در هر بار`,
  belowLimit: (min: string) => `کمترین مبلغ شارژ ${min} است.`,
  aboveLimit: (max: string) => `بیشترین مبلغ شارژ در هر بار ${max} است. می‌توانید چند بار شارژ کنید.`,
  parts: (wanted: string, count: string) => `برای ${wanted} به ${count} بار شارژ نیاز است.`,
  partsNote: (max: string, rest: string) =>
    `هر بار تا ${max} شارژ می‌شود. پس از این شارژ ${rest} می‌ماند و از صفحه همان پرداخت به شارژ بقیه می‌روید.`,
  inRial: (words: string, rial: string) => `${words}، برابر ${rial}`,
  submit: (amount: string) => `پرداخت ${amount}`,
  submitEmpty: 'پرداخت',
  note: 'به صفحه بانک می‌روید و پس از پرداخت به همین صفحه بازمی‌گردید.',
  chooseGateway: 'یک درگاه انتخاب کنید که این مبلغ را بپذیرد.',
  forRequest: 'پس از شارژ، پرداخت درخواست را ادامه می‌دهید.',
  failed: 'درگاه‌های پرداخت دریافت نشد. بقیه صفحه در دسترس است.',
} as const;
