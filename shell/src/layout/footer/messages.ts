export const messages = {
  menus: 'فهرست پایین صفحه',
  about: 'درباره ما',
  contact: 'تماس با ما',
  terms: 'شرایط استفاده',
  privacy: 'حریم خصوصی',
  legal: 'درباره سایت',
} as const;
