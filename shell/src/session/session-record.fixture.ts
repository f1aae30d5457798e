/** The current time in tests. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');

const inAnHour = NOW / 1000 + 3600;
const anHourAgo = NOW / 1000 - 3600;

interface StoredState {
  name: string;
  items: Readonly<Record<string, string>>;
  isSignedIn: boolean;
  theme?: 'dark' | 'light';
}

const user = (exp: unknown, sub: unknown = '1', name: unknown = 'خریدار نمایشی') =>
  JSON.stringify({ sub, name, exp });

/** What a visitor's local storage may contain, from valid to hostile. */
export const storedStates: readonly StoredState[] = [
  { name: 'nothing', items: {}, isSignedIn: false },
  { name: 'a valid record', items: { userInfo: user(inAnHour), accessToken: 't' }, isSignedIn: true },
  { name: 'a valid record without a token', items: { userInfo: user(inAnHour) }, isSignedIn: true },
  { name: 'a valid record without a name', items: { userInfo: user(inAnHour, '7', null) }, isSignedIn: true },
  { name: 'a record that ends this very moment', items: { userInfo: user(NOW / 1000) }, isSignedIn: false },
  { name: 'a record with one second left', items: { userInfo: user(NOW / 1000 + 1) }, isSignedIn: true },
  { name: 'an expired record', items: { userInfo: user(anHourAgo), accessToken: 't' }, isSignedIn: false },
  { name: 'an exp in milliseconds of the past century', items: { userInfo: user(-1) }, isSignedIn: false },
  { name: 'the last exp that is a date', items: { userInfo: user(8.64e12) }, isSignedIn: true },
  { name: 'an exp beyond all dates', items: { userInfo: user(1e300) }, isSignedIn: false },
  { name: 'an exp that is infinite', items: { userInfo: '{"sub":"1","exp":1e999}' }, isSignedIn: false },
  { name: 'an exp that is a text', items: { userInfo: user(String(inAnHour)) }, isSignedIn: false },
  { name: 'no exp', items: { userInfo: '{"sub":"1"}' }, isSignedIn: false },
  { name: 'a subject that is empty', items: { userInfo: user(inAnHour, '') }, isSignedIn: false },
  { name: 'a subject that is a number', items: { userInfo: user(inAnHour, 1) }, isSignedIn: false },
  { name: 'broken JSON', items: { userInfo: '{"sub":"1","exp":' }, isSignedIn: false },
  { name: 'an empty text', items: { userInfo: '' }, isSignedIn: false },
  { name: 'null as JSON', items: { userInfo: 'null' }, isSignedIn: false },
  { name: 'a list', items: { userInfo: '[1,2,3]' }, isSignedIn: false },
  { name: 'a number', items: { userInfo: '42' }, isSignedIn: false },
  { name: 'a dark theme', items: { theme: 'dark' }, isSignedIn: false, theme: 'dark' },
  {
    name: 'a light theme and a session',
    items: { theme: 'light', userInfo: user(inAnHour) },
    isSignedIn: true,
    theme: 'light',
  },
  { name: 'a theme that does not exist', items: { theme: '"><script>' }, isSignedIn: false },
];
