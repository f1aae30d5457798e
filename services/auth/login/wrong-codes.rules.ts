import type { SignInSettings } from '../settings.ts';

/** Wrong codes of strangers over the whole site. */
export function wrongCodesLimit({ wrongPerHour }: Pick<SignInSettings, 'wrongPerHour'>, now: Date) {
  return { key: 'auth:wrong:hour', count: wrongPerHour, windowSeconds: 3_600, now };
}
