import { isApiError } from '@bazaar/api';
import { messages } from './messages.ts';

const TEXTS: Readonly<Record<number, string>> = {
  400: messages.refused,
  404: messages.fileGone,
  422: messages.refused,
  429: messages.tooMany,
};

/** Why the letter was not sent, and what to do. */
export function failureText(error: unknown): string {
  return (isApiError(error) ? TEXTS[error.status] : undefined) ?? messages.failed;
}
