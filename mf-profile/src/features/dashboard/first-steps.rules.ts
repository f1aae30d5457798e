/** What is known of a new account; undefined while it is not. */
export interface NewAccount {
  isProfileComplete: boolean | undefined;
  favoriteCount: number | undefined;
}

/** The steps of a new buyer, in their order. */
export const FIRST_STEPS = ['phone', 'profile', 'browse', 'keep', 'request'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps that are done: a signed-in buyer has confirmed the phone, and a buyer with a favorite has looked around. */
export function doneSteps({ isProfileComplete = false, favoriteCount = 0 }: NewAccount): FirstStep[] {
  const hasKept = favoriteCount > 0;
  return FIRST_STEPS.filter(
    (step) =>
      step === 'phone' ||
      (step === 'profile' && isProfileComplete) ||
      ((step === 'browse' || step === 'keep') && hasKept),
  );
}
