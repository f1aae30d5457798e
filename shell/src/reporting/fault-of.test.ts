import { describe, expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';

const OWN = 'https://bazaar.example/_s/client.1a.js:1:10';
const REMOTE = 'https://bazaar.example/_r/mf-content/1.2.0/js/faq.js:1:10';
const OTHER = 'https://bazaar.example/_r/mf-wallet/3.0.0/remoteEntry.js:1:10';

function errorFrom(...frames: string[]): Error {
  const error = new Error('broken');
  error.stack = ['Error: broken', ...frames.map((frame) => `    at f (${frame})`)].join('\n');
  return error;
}

describe('the fault of an uncaught error', () => {
  it('is that of the remote whose code threw, even when another one called it', () => {
    expect(faultOf(errorFrom(REMOTE, OWN, OTHER))).toEqual({ remote: 'mf-content', version: '1.2.0' });
  });

  it('is the caller’s when the shell’s code was called wrongly', () => {
    expect(faultOf(errorFrom(OWN, REMOTE))).toEqual({ remote: 'mf-content', version: '1.2.0' });
  });

  it('is no remote’s when only the shell’s code ran', () => {
    expect(faultOf(errorFrom(OWN))).toBeUndefined();
  });

  it('is nobody’s for an answer of a service, for something given up, and for other values', () => {
    const refused = Object.assign(errorFrom(REMOTE), { status: 422 });
    const givenUp = Object.assign(errorFrom(REMOTE), { name: 'AbortError' });

    expect([refused, givenUp, 'text', null].map(faultOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
