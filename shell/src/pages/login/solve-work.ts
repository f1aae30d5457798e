import type { WorkChallenge, WorkSolution } from '@bazaar/contracts/auth';

/** So many digests are asked for at once: fewer would wait for each other, more would hold the page. */
const SLICE = 128;

/**
 * Finds a nonce whose digest begins with the wanted zero bits. Digests are computed off the page's thread, slice by slice,
 * so that the page answers meanwhile.
 */
export async function solveWork({ challenge, bits }: WorkChallenge): Promise<WorkSolution> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += SLICE) {
    const nonces = Array.from({ length: SLICE }, (_, index) => (first + index).toString(36));
    const digests = await Promise.all(
      nonces.map((nonce) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${nonce}`))),
    );
    const found = nonces[digests.findIndex((digest) => leadingZeroBits(digest) >= bits)];
    if (found !== undefined) {
      return { challenge, nonce: found };
    }
  }
}

/** Of the first 32 bits, which is more than is ever asked for. */
function leadingZeroBits(digest: ArrayBuffer): number {
  return Math.clz32(new DataView(digest).getUint32(0));
}
