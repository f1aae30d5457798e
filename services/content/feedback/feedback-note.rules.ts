import type { AuditAct } from '@bazaar/contracts';
import type { AuditEntry } from '../../kit/audit/audit.types.ts';

/** A letter, and who wrote it. */
export interface WrittenLetter {
  readonly id: number;
  /** Null for a guest. */
  readonly writerId: number | null;
}

/** What is noted when an operator reads a letter or moves it on. */
export function noteOfLetter(act: AuditAct, { id, writerId }: WrittenLetter): AuditEntry {
  return { act, of: writerId === null ? null : { user: writerId }, thing: ['Letter', id] };
}
