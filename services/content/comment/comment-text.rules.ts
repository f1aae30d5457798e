import { commentLength, MIN_COMMENT_LENGTH } from '@bazaar/contracts/content';
import { invalid } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { plainText } from '../text/plain-text.rules.ts';

/** A comment's text in its stored form. @throws the 400 when too little of it is left. */
export function cleanText(source: string): string {
  const text = plainText(source);
  if (commentLength(text) < MIN_COMMENT_LENGTH) {
    throw invalid({ text: [messages.tooShort(MIN_COMMENT_LENGTH)] });
  }
  return text;
}
