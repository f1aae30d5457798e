/** Names of browsers and systems. */
export const DEVICE_WORDS = {
  edge: 'اج',
  opera: 'اپرا',
  samsung: 'مرورگر سامسونگ',
  firefox: 'فایرفاکس',
  chrome: 'کروم',
  safari: 'سافاری',
  iphone: 'آیفون',
  ipad: 'آیپد',
  android: 'اندروید',
  windows: 'ویندوز',
  mac: 'مک',
  chromeOs: 'کروم‌بوک',
  linux: 'لینوکس',
  on: (browser: string, system: string) => `${browser} روی ${system}`,
} as const;
