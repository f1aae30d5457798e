import { beforeEach, describe, expect, it, vi } from 'vitest';

type Answer = { status: number; token?: string } | 'offline';
const TOKEN_PATH = '/_beacon/token';
const given = (token: string): Answer => ({ status: 200, token });

/** Imports the module anew, as on a page load: a token belongs to one visit. */
async function freshVisit({ tokens, reports = [] }: { tokens: Answer[]; reports?: Answer[] }) {
  vi.resetModules();
  const { deliver } = await import('./deliver.ts');
  const sent: string[] = [];
  const fetch = vi.fn(async (path: string, init: RequestInit) => {
    const answer = (path === TOKEN_PATH ? tokens : reports).shift() ?? { status: 204 };
    if (path !== TOKEN_PATH) {
      sent.push(`${init.body} with ${(init.headers as Record<string, string>)['x-beacon-token']}`);
    }
    if (answer === 'offline') {
      throw new TypeError('Failed to fetch');
    }
    return answer.status === 204
      ? new Response(null, { status: 204 })
      : Response.json({ token: answer.token }, { status: answer.status });
  });
  vi.stubGlobal('fetch', fetch);
  const tokensAsked = () => fetch.mock.calls.filter(([path]) => path === TOKEN_PATH).length;
  return { deliver, sent, tokensAsked };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('a report on its way', () => {
  it('has the token of its visit, which is fetched once', async () => {
    const { deliver, sent, tokensAsked } = await freshVisit({ tokens: [given('t1'), given('t2')] });

    await Promise.all([deliver('a'), deliver('b')]);
    await deliver('c');

    expect(sent).toEqual(['a with t1', 'b with t1', 'c with t1']);
    expect(tokensAsked()).toBe(1);
  });

  it('stays in a visit that is not in the sample', async () => {
    const { deliver, sent, tokensAsked } = await freshVisit({ tokens: [{ status: 204 }] });

    await deliver('a');
    await deliver('b');

    expect(sent).toEqual([]);
    expect(tokensAsked()).toBe(1);
  });

  it('is sent once more, with another token, when the shell does not know that one', async () => {
    const { deliver, sent, tokensAsked } = await freshVisit({
      tokens: [given('old'), given('new')],
      reports: [{ status: 403 }, { status: 403 }],
    });

    await Promise.all([deliver('a'), deliver('b')]);

    expect(sent).toEqual(['a with old', 'b with old', 'a with new', 'b with new']);
    expect(tokensAsked()).toBe(2);
  });

  it('is not sent a third time', async () => {
    const { deliver, sent } = await freshVisit({
      tokens: [given('old'), given('new')],
      reports: [{ status: 403 }, { status: 403 }],
    });

    await deliver('a');

    expect(sent).toEqual(['a with old', 'a with new']);
  });

  it('is lost without a connection, and the next one finds it again', async () => {
    const { deliver, sent } = await freshVisit({ tokens: ['offline', given('t1')] });

    await expect(deliver('a')).resolves.toBeUndefined();
    await deliver('b');

    expect(sent).toEqual(['b with t1']);
  });

  it('is given up where the shell answers with something else', async () => {
    const { deliver, sent } = await freshVisit({ tokens: [{ status: 429 }, { status: 503 }] });

    await deliver('a');

    expect(sent).toEqual([]);
  });
});
