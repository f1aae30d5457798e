import type { Database } from '../../kit/database/database.ts';
import { conflict, type HttpError } from '../../kit/http/errors.ts';
import { findState } from './comment-decision.sql.ts';

interface Words {
  readonly title: string;
  readonly detail: string;
}

/** 409 with the present status of a comment. */
export async function alreadyDecided(db: Database, id: number, words: Words): Promise<HttpError> {
  return conflict('invalid_transition', {
    ...words,
    data: { currentStatus: (await findState(db, id))?.status ?? null },
  });
}
