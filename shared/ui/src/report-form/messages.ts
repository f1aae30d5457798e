export const messages = {
  send: 'ارسال گزارش',
  sending: 'در حال ارسال',
  cancel: 'انصراف',
} as const;
