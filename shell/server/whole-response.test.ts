import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { matchesEtag, sendWhole } from './whole-response.ts';

const text = 'سلام، دنیا! '.repeat(50);

async function ask(acceptEncoding: string): Promise<Response> {
  const server = createServer((request, response) => {
    const accept = String(request.headers['accept-encoding'] ?? '');
    void sendWhole(response, {
      status: 200,
      headers: { 'x-test': 'yes' },
      acceptEncoding: accept,
      body: Buffer.from(text),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: { 'accept-encoding': acceptEncoding },
  });
}

describe('sendWhole', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends %s with its length and the same text', async (accept, encoding) => {
    const answer = await ask(accept);

    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(answer.headers.get('x-test')).toBe('yes');
    expect(await answer.text()).toBe(text);
  });
});

describe('a validator', () => {
  it.each(['W/"a"', '"a"', '"b", W/"a"', '*'])('is named by %s', (ifNoneMatch) => {
    expect(matchesEtag(ifNoneMatch, 'W/"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', 'W/"a', '"a,b"'])('is not named by %s', (ifNoneMatch) => {
    expect(matchesEtag(ifNoneMatch, 'W/"a"')).toBe(false);
  });
});
