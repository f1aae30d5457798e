import { defineAddress, textField, valueField } from '@bazaar/contracts';
import * as z from 'zod/mini';

const MAX_TERM_LENGTH = 120;
const Group = z.string().check(z.minLength(1), z.maxLength(80));

/** The query of the list of videos: a group, and words of title or transcript. */
export const videosAddress = defineAddress({
  group: valueField(Group, undefined),
  term: textField<string | undefined>({ key: 'q', initial: undefined, read: ([text]) => readTerm(text) }),
});

function readTerm(text = ''): string | undefined {
  const term = text.trim();
  return term === '' || term.length > MAX_TERM_LENGTH ? undefined : term;
}
