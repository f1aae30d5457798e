/** Persian names of what may be missing. */
export const messages = {
  supplier: 'تأمین‌کننده',
} as const;
