import { formatClock } from '@bazaar/locale';
import { STORED_NOTICE_ID } from '../src/boot/boot-data.ts';
import { ROOT_START } from './document.ts';
import { messages } from './messages.ts';
import { sourceOf } from './whole-document.ts';

const ROOT = Buffer.from(ROOT_START);

const STYLE =
  `#${STORED_NOTICE_ID}{padding:8px 16px;text-align:center;color:var(--ink-2);` +
  'background:var(--sunken);border-block-end:1px solid var(--line)}';

/** The source of a policy that allows the style of the notice. */
export const STORED_NOTICE_STYLE = sourceOf(STYLE);

/**
 * The text of a document with a quiet line before its root that names the time at which it was stored. Hydration finds
 * the root as it was rendered; the browser takes the line away with the next page.
 */
export function withStoredNotice(text: Buffer, storedAt: number): Buffer {
  const start = text.indexOf(ROOT);
  if (start < 0) {
    return text;
  }
  const time = formatClock(new Date(storedAt).toISOString());
  const notice = `<style>${STYLE}</style><p id="${STORED_NOTICE_ID}" role="status">${messages.storedPage(time)}</p>`;
  return Buffer.concat([text.subarray(0, start), Buffer.from(notice), text.subarray(start)]);
}
