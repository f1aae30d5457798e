import { failureOf } from '@bazaar/contracts/failure';
import { messages } from './messages.ts';

/** Why a request failed, for the user: the service's own words where it gave some. */
export const problemWords = (error: unknown): string => failureOf(error).title ?? messages.tryLater;
