/** What visitors of a site like this ask for, as shares of all requests. */
export const SHARES = { reading: 0.7, searching: 0.15, signedIn: 0.1, writing: 0.05 } as const;

/** A kind of request: pages of lists and goods, searches, reads of a signed-in person, or what is written. */
export type Kind = keyof typeof SHARES;

/** The kind that a number from 0 up to 1 stands for, by the shares. */
export function kindAt(draw: number): Kind {
  let end = 0;
  for (const [kind, share] of Object.entries(SHARES) as [Kind, number][]) {
    end += share;
    if (draw < end) {
      return kind;
    }
  }
  return 'writing';
}

/**
 * Milliseconds until the next visitor's request at a rate a second, for a number from 0 up to 1: visitors come independently of each
 * other, so that the gaps are exponential.
 */
export function gapMs(rate: number, draw: number): number {
  return (-Math.log(1 - draw) / rate) * 1000;
}
