import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ask, type Sending } from './ask.ts';
import type { Delivery } from './plan.rules.ts';

/** What a server does with one request: an answer, or none. */
type Action = { readonly status: number; readonly body: object } | 'lost';

const DONE: Action = { status: 200, body: { id: 1 } };
const REFUSED: Action = { status: 422, body: { code: 'insufficient_credit' } };
const BROKEN: Action = { status: 500, body: { code: 'internal' } };
const ONCE: Delivery = { instance: 0, twice: 'no', isCut: false, givesUp: false, thenReads: 'nothing' };
const KEYED: Sending = { method: 'POST', address: '/pay', headers: {}, body: '{}', isKeyed: true };

/** Asks a server that performs these actions one after the other; what came of it, and what was reported. */
async function asked(actions: readonly Action[], { delivery = {}, sending = {} } = {}) {
  const left = [...actions];
  const server = createServer((request, response) => {
    const action = left.shift() ?? 'lost';
    request.resume().once('end', () => {
      if (action === 'lost') {
        response.destroy();
      } else {
        response
          .writeHead(action.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(action.body));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const faults: string[] = [];
  const origins = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  const network = { origins, fault: (text: string) => faults.push(text) };
  const { outcome } = await ask(network, { ...KEYED, ...sending }, { ...ONCE, ...delivery });
  return { outcome, faults, left: left.length };
}

const refused = { kind: 'refused', status: 422, code: 'insufficient_credit' };
const unkeyed = { sending: { isKeyed: false } };

const gatewayFailed: Action = { status: 503, body: { code: 'gateway_unavailable' } };
const acknowledged = { kind: 'acknowledged' };
const unknown = { kind: 'unknown' };
const givesUp = { delivery: { givesUp: true } };
const after = { delivery: { twice: 'after' } };

it.each([
  { after: 'an answer', actions: [DONE], how: {}, outcome: acknowledged },
  { after: 'a refusal', actions: [REFUSED], how: {}, outcome: refused },
  {
    after: 'a loss, an error and an answer',
    actions: ['lost', BROKEN, DONE],
    how: {},
    outcome: acknowledged,
  },
  { after: 'a loss and a refusal of its key', actions: ['lost', REFUSED], how: {}, outcome: refused },
  { after: 'a loss and a refusal without a key', actions: ['lost', REFUSED], how: unkeyed, outcome: unknown },
  { after: 'a loss that is left', actions: ['lost'], how: givesUp, outcome: unknown },
  { after: 'a refusal and a lost repeat', actions: [REFUSED, 'lost'], how: after, outcome: unknown },
  { after: 'a failure of a gateway', actions: [gatewayFailed], how: {}, outcome: unknown },
] as const)('is $outcome.kind after $after', async ({ actions, how, outcome }) => {
  expect(await asked(actions, how)).toEqual({ outcome, faults: [], left: 0 });
});

it('reports two answers to one key, and a refusal after an answer', async () => {
  const twice = { delivery: { twice: 'after' } } as const;
  const other = await asked([DONE, { status: 200, body: { id: 2 } }], twice);
  const forgotten = await asked([DONE, REFUSED], twice);

  expect(other.faults).toEqual(['two answers to one key: POST /pay']);
  expect(forgotten.faults).toEqual(['refused with 422 under a key that was acknowledged: POST /pay']);
});
