import { Problem } from '@bazaar/contracts';
import { getKeySet, IdClaims, TokenResponse } from '@bazaar/contracts/auth';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
} from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPkce, exchange, receiveAuthorization, signIn } from '../sign-in.fixture.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

describe('POST /auth/connect/token', () => {
  it('returns tokens of twelve hours that the published keys verify', async () => {
    const reply = await exchange(test.app, await receiveAuthorization(test.app));
    const tokens = TokenResponse.parse(reply.json());
    const keys = getKeySet.response.parse((await test.app.inject('/auth/.well-known/jwks.json')).json());
    const verified = await jwtVerify(tokens.access_token, createLocalJWKSet(keys), {
      currentDate: test.clock(),
    });

    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 43_200 });
    expect(verified.payload).toMatchObject({
      iss: 'http://localhost:3000/api/auth',
      aud: 'http://localhost:3000/api',
      exp: test.clock().getTime() / 1000 + 43_200,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(IdClaims.parse(decodeJwt(tokens.id_token)).sub).toBe(verified.payload.sub);
  });

  it('publishes no private part of a key', async () => {
    const reply = await test.app.inject('/auth/.well-known/jwks.json');

    expect(Object.keys(reply.json().keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  it('keeps its key after a restart and shares it between instances', async () => {
    const other = await test.another();
    const { headers } = await signIn(test.app);

    const reply = await other.inject({ url: '/wallet/api/v1/wallettransactions/credit/byuser', headers });

    expect(reply.statusCode).toBe(200);
  });

  it("signs with the operator's key, which is never in the database", async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const signingKey = JSON.stringify(await exportJWK(privateKey));
    const production = await test.another({ name: 'production', messageSender: 'log', signingKey });
    const tokens = TokenResponse.parse(
      (await exchange(production, await receiveAuthorization(test.app))).json(),
    );
    const { rows } = await sql<{ private_jwk: unknown }>`
      select private_jwk from auth.signing_key
      where kid = ${decodeProtectedHeader(tokens.access_token).kid}`.execute(test.db);
    const reply = await production.inject({
      url: '/wallet/api/v1/wallettransactions/credit/byuser',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });

    expect([rows, reply.statusCode]).toEqual([[{ private_jwk: null }], 200]);
    await expect(test.another({ signingKey: '{"kty":"RSA"}' })).rejects.toThrow('AUTH_SIGNING_KEY');
  });

  it("publishes the operator's former key until its last tokens have expired", async () => {
    const key = async () =>
      JSON.stringify(await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey));
    const settings = { name: 'production', messageSender: 'log' } as const;
    const own = await createTestApp({ ...settings, signingKey: await key() });
    const inbox = await own.another({ name: 'demo', messageSender: 'demo-inbox' });
    const token = await exchange(own.app, await receiveAuthorization(inbox));
    const headers = { authorization: `Bearer ${TokenResponse.parse(token.json()).access_token}` };
    const changed = await own.another({ ...settings, signingKey: await key() });
    own.clock.advance(2_000);

    const reply = await changed.inject({ url: '/wallet/api/v1/wallettransactions/credit/byuser', headers });
    const before = (await keyIds(changed)).length;
    own.clock.advance(14 * 60 * MINUTE_MS);

    expect([reply.statusCode, before, (await keyIds(changed)).length]).toEqual([200, 2, 1]);
    await own[Symbol.asyncDispose]();
  });

  it('refuses an invalid operator key with a one-line message', async () => {
    await expect(test.another({ signingKey: 'not json' })).rejects.toThrow(/^AUTH_SIGNING_KEY [^\n]+$/);
  });

  it('accepts an authorization code once; a replay ends the session that it opened', async () => {
    const authorization = await receiveAuthorization(test.app);
    const first = TokenResponse.parse((await exchange(test.app, authorization)).json());
    const replay = await exchange(test.app, authorization);
    const reply = await test.app.inject({
      url: '/wallet/api/v1/wallettransactions/credit/byuser',
      headers: { authorization: `Bearer ${first.access_token}` },
    });

    expect([replay.statusCode, replay.json().code]).toEqual([400, 'invalid_grant']);
    expect(reply.statusCode).toBe(401);
  });

  it('opens one session for parallel exchanges of a code', async () => {
    const authorization = await receiveAuthorization(test.app);

    const replies = await Promise.all(Array.from({ length: 6 }, () => exchange(test.app, authorization)));

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it.each([
    ['another verifier', { code_verifier: createPkce().verifier }, 'invalid_grant'],
    ['another origin', { redirect_uri: 'https://evil.example/users/login' }, 'invalid_grant'],
    [
      'an origin that only begins alike',
      { redirect_uri: 'http://localhost.evil.example:3000/' },
      'invalid_grant',
    ],
    ['another page of the site', { redirect_uri: 'http://localhost:3000/users/login/' }, 'invalid_grant'],
    ['another client', { client_id: 'someone-else' }, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no verifier', { code_verifier: null }, 'invalid_request'],
    ['a short verifier', { code_verifier: 'short' }, 'invalid_request'],
    ['a field of its own', { scope: 'admin' }, 'invalid_request'],
    ['a redirect that is no address', { redirect_uri: 'nowhere' }, 'invalid_request'],
  ])('refuses %s', async (_what, change, code) => {
    const reply = await exchange(test.app, { ...(await receiveAuthorization(test.app)), ...change });

    expect([reply.statusCode, Problem.parse(reply.json()).code]).toEqual([400, code]);
  });

  it('refuses a code after 60 seconds', async () => {
    const authorization = await receiveAuthorization(test.app);
    test.clock.advance(60_000);

    expect((await exchange(test.app, authorization)).json().code).toBe('invalid_grant');
  });

  it('refuses a repeated field and a body that is not a form', async () => {
    const post = (payload: string, type: string) =>
      test.app.inject({
        method: 'POST',
        url: '/auth/connect/token',
        payload,
        headers: { 'content-type': type },
      });

    const { code, code_verifier } = await receiveAuthorization(test.app);
    // Good but for the field that stands there twice.
    const fields = new URLSearchParams([
      ['client_id', 'someone-else'],
      ...Object.entries({
        ...{ grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier },
        redirect_uri: 'http://localhost:3000/users/login',
      }),
    ]);
    const twice = await post(fields.toString(), 'application/x-www-form-urlencoded');
    const json = await post('{"grant_type":"authorization_code"}', 'application/json');

    expect([twice.statusCode, json.statusCode]).toEqual([400, 415]);
  });
});

describe('the signing key', () => {
  it('is replaced every 30 days; the former one stays published until its last tokens have expired', async () => {
    const own = await createTestApp();
    const other = await own.another();
    const [first] = await keyIds(own.app);
    own.clock.advance(29 * DAY_MS);
    await own.runJobs();
    const young = await keyIds(own.app);
    own.clock.advance(DAY_MS);
    const before = await signIn(own.app);
    await own.runJobs();
    const after = await signIn(own.app);
    const both = await keyIds(own.app);
    own.clock.advance(1_000);

    expect(young).toEqual([first]);
    expect(decodeProtectedHeader(before.access_token).kid).toBe(first);
    expect([both.length, both[1], both[0]]).toEqual([
      2,
      first,
      decodeProtectedHeader(after.access_token).kid,
    ]);
    for (const { headers } of [before, after]) {
      for (const app of [own.app, other]) {
        const reply = await app.inject({ url: '/wallet/api/v1/wallettransactions/credit/byuser', headers });
        expect(reply.statusCode).toBe(200);
      }
    }
    own.clock.advance(13 * 60 * MINUTE_MS);
    await own.runJobs();
    const { rows } = await sql`select kid from auth.signing_key`.execute(own.db);
    expect([await keyIds(own.app), rows.length]).toEqual([[both[0]], 1]);
    await own[Symbol.asyncDispose]();
  });

  it('loses its private half when it is retired, and is replaced only once by two instances', async () => {
    const own = await createTestApp();
    own.clock.advance(31 * DAY_MS);
    await Promise.all([own.runJobs(), own.runJobs()]);

    const { rows } = await sql<{ isRetired: boolean; isPrivate: boolean }>`
      select retired_at is not null as "isRetired", private_jwk is not null as "isPrivate"
      from auth.signing_key order by created_at`.execute(own.db);
    expect(rows).toEqual([
      { isRetired: true, isPrivate: false },
      { isRetired: false, isPrivate: true },
    ]);
    await own[Symbol.asyncDispose]();
  });
});

async function keyIds(app: TestApp['app']): Promise<string[]> {
  const reply = await app.inject('/auth/.well-known/jwks.json');
  return getKeySet.response.parse(reply.json()).keys.map(({ kid }) => kid);
}
