import { DEVICE_WORDS } from './device-name.messages.ts';

type Known = readonly (readonly [pattern: RegExp, word: string])[];

/** The order matters: nearly every browser names others too, whose pages it wants to be sent. */
const BROWSERS: Known = [
  [/\b(Edg|EdgA|EdgiOS)\//, DEVICE_WORDS.edge],
  [/\b(OPR|OPT|Opera)\//, DEVICE_WORDS.opera],
  [/\bSamsungBrowser\//, DEVICE_WORDS.samsung],
  [/\b(Firefox|FxiOS)\//, DEVICE_WORDS.firefox],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, DEVICE_WORDS.chrome],
  [/\bVersion\/[\d.]+ .*\bSafari\//, DEVICE_WORDS.safari],
];

const SYSTEMS: Known = [
  [/\biPhone\b/, DEVICE_WORDS.iphone],
  [/\biPad\b/, DEVICE_WORDS.ipad],
  [/\bAndroid\b/, DEVICE_WORDS.android],
  [/\bWindows NT\b/, DEVICE_WORDS.windows],
  [/\bMacintosh\b/, DEVICE_WORDS.mac],
  [/\bCrOS\b/, DEVICE_WORDS.chromeOs],
  [/\bLinux\b/, DEVICE_WORDS.linux],
];

/** A `User-Agent` in words, «کروم روی ویندوز»; null when it names neither a browser nor a system that is known. */
export function deviceName(userAgent: string | null): string | null {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  return browser && system ? DEVICE_WORDS.on(browser, system) : (browser ?? system ?? null);
}
