import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerProblems, problemsOfHealth, shellProblems } from './site-health.ts';

const SOUND = {
  status: 'ok',
  shell: { version: 'a', status: 'ready' },
  remotes: { 'mf-catalog': { version: '1.0.0', status: 'ready' } },
  manifest: { sequence: 1, isExpired: false, isForked: false, refused: null },
};

async function serving(status: number, json: unknown): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the health of a shell', () => {
  it('has no problems while everything that it serves is whole', async () => {
    expect(problemsOfHealth(SOUND)).toEqual([]);
    expect(await shellProblems(await serving(200, SOUND))).toEqual([]);
  });

  it('has a line for each release that is not whole, and for each fault of the manifest', () => {
    const faulty = {
      shell: { status: 'damaged', reason: 'client.js has another hash' },
      remotes: { 'mf-wallet': { status: 'unfetched', reason: null } },
      manifest: { isExpired: true, isForked: true, refused: 'it is not JSON' },
    };

    expect(problemsOfHealth(faulty)).toEqual([
      'The files of the shell are damaged: client.js has another hash.',
      'The files of mf-wallet are unfetched: not fetched yet.',
      expect.stringMatching(/^The manifest has expired/),
      expect.stringMatching(/^Two manifests have one sequence/),
      "The manifest's file is not in force: it is not JSON",
    ]);
  });

  it('is told in one line when it is of another form', () => {
    expect(problemsOfHealth({ status: 'ok' })).toHaveLength(1);
  });
});

describe('a process that is asked', () => {
  it('has a problem when it answers without success, or not at all', async () => {
    const missing = await serving(503, { missing: 'kit/migrations/0009_later.sql' });

    expect(await answerProblems('the services', await serving(200, {}))).toEqual([]);
    expect(await answerProblems('the services', missing)).toEqual([
      `503 from the services at ${missing}: {"missing":"kit/migrations/0009_later.sql"}`,
    ]);
    expect(await answerProblems('the shell', 'http://127.0.0.1:9')).toEqual([
      expect.stringMatching(/^No answer from the shell at http:\/\/127\.0\.0\.1:9 \(.+\): start the site/),
    ]);
  });
});
