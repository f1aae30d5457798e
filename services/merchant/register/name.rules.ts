import type { NameVerdict } from '@bazaar/contracts/merchant';
import { faNorm } from '@bazaar/locale';
import { messages } from '../messages.ts';

const MIN_LENGTH = 3;
/** Letters of Persian and Latin, digits, and what may stand between the words of a firm's name. */
const ALLOWED = /^[a-z0-9\u0621-\u063A\u0641-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06CC .&()'/-]+$/;
const LETTER = /[a-z\u0621-\u06CC]/;

/** What the database contains about a name. */
export interface NameFacts {
  /** A word of the name that no business may use; null when there is none. */
  readonly forbiddenWord: string | null;
  readonly isTaken: boolean;
}

/** Whether a business may use a name, judged by its folded form. */
export function judgeName(name: string, { forbiddenWord, isTaken }: NameFacts): NameVerdict {
  const folded = faNorm(name);
  if (folded.replace(/ /g, '').length < MIN_LENGTH) {
    return { isValid: false, code: 'tooShort', reason: messages.nameTooShort };
  }
  if (!ALLOWED.test(folded) || !LETTER.test(folded)) {
    return { isValid: false, code: 'characters', reason: messages.nameCharacters };
  }
  if (forbiddenWord !== null) {
    return { isValid: false, code: 'forbiddenWord', reason: messages.nameForbidden(forbiddenWord) };
  }
  return isTaken ? { isValid: false, code: 'taken', reason: messages.nameTaken } : { isValid: true };
}
