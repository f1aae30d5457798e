import { importJWK, jwtVerify, SignJWT } from 'jose';
import type { Check, CheckFacts } from '../../kit/checks/check.ts';
import { ALGORITHM, importKey, readGivenKey } from './signing-key.security.ts';

const WHAT_TO_DO =
  'its x and y do not belong to its d, so nobody could stay signed in. Set AUTH_SIGNING_KEY to a whole key; README.md says how to make one.';

/** Whether the operator's key signs what its public half verifies. That it is missing is told by `readEnvironment`. */
export function signingKeyCheck({ variables: { AUTH_SIGNING_KEY: text } }: CheckFacts): Check {
  return {
    name: 'signing-key',
    title: text
      ? 'AUTH_SIGNING_KEY signs, and its public half verifies'
      : 'no AUTH_SIGNING_KEY is given: a demo makes its own',
    async run() {
      if (text === undefined || text === '') {
        return [];
      }
      const { privateJwk, publicJwk } = await readGivenKey(text);
      try {
        const token = await new SignJWT()
          .setProtectedHeader({ alg: ALGORITHM })
          .sign(await importKey(privateJwk));
        await jwtVerify(token, await importJWK({ ...publicJwk }, ALGORITHM));
        return [];
      } catch {
        return [`AUTH_SIGNING_KEY does not verify what it signs: ${WHAT_TO_DO}`];
      }
    },
  };
}
