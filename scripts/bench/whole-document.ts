import { setTimeout as wait } from 'node:timers/promises';
import { SetupProblem } from '../console.ts';

const TRIES = 40;
const BETWEEN_MS = 500;

/**
 * The page's document when the server has it whole. A server that has just begun sends what it has in time: the frame
 * without the page, or the page without some of its regions. Two documents with a heading and of one length are whole:
 * their nonces and times differ.
 * @throws SetupProblem when it never is.
 */
export async function wholeDocument(
  read: () => Promise<string>,
  { tries = TRIES, betweenMs = BETWEEN_MS } = {},
): Promise<string> {
  let lengthBefore = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const html = await read();
    if (html.includes('<h1') && html.length === lengthBefore) {
      return html;
    }
    lengthBefore = html.length;
    await wait(betweenMs);
  }
  throw new SetupProblem('The server never sent a whole document', 'Read the output of its processes above');
}
