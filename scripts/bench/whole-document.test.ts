import { describe, expect, it } from 'vitest';
import { wholeDocument } from './whole-document.ts';

const FRAME = '<main></main>';
const WITHOUT_A_REGION = '<h1>پمپ</h1>';
const WHOLE = '<h1>پمپ</h1><section>همراه با آن</section>';

/** Reads these documents one after the other, the last one again and again, each with its own nonce. */
function reading(...documents: string[]) {
  let reads = 0;
  return async () => {
    const html = documents[Math.min(reads, documents.length - 1)] ?? '';
    reads += 1;
    return `<script nonce="${reads}"></script>${html}`;
  };
}

describe('a whole document', () => {
  it('is neither the frame nor a page whose regions are still to come', async () => {
    const html = await wholeDocument(reading(FRAME, FRAME, WITHOUT_A_REGION, WHOLE), { betweenMs: 0 });

    expect(html).toContain(WHOLE);
  });

  it('is missed aloud when the server never has one', async () => {
    const never = wholeDocument(reading(FRAME), { tries: 3, betweenMs: 0 });

    await expect(never).rejects.toThrow('never sent a whole document');
  });
});
