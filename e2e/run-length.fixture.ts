/** Tag of a test that only `npm run test:full` runs: the ordinary run tries its like on another remote, fault or theme. */
export const FULL = '@full';

/** A test's details: without the condition it is left to `npm run test:full`. */
export function inFullUnless(isInOrdinaryRun: boolean): { tag: string[] } {
  return { tag: isInOrdinaryRun ? [] : [FULL] };
}
