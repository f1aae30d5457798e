import { createHmac, randomUUID } from 'node:crypto';
import { closeSession, listSessions, signOut } from '@bazaar/contracts/auth';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, randomMobile, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../sign-in.fixture.ts';

const CREDIT = '/wallet/api/v1/wallettransactions/credit/byuser';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

describe('a session', () => {
  it('ends with the sign-out: at once in this instance, within five seconds in others', async () => {
    const other = await test.another();
    const { headers } = await signIn(test.app);
    const credit = (app: TestApp['app']) =>
      app.inject({ url: CREDIT, headers }).then(({ statusCode }) => statusCode);
    const before = [await credit(test.app), await credit(other)];

    const reply = await test.app.inject({ method: 'POST', url: '/auth/api/v1/users/sign-out', headers });

    expect(before).toEqual([200, 200]);
    expect(signOut.response.parse(reply.json())).toEqual({ signedOut: true });
    expect(await credit(test.app)).toBe(401);
    test.clock.advance(5_000);
    expect(await credit(other)).toBe(401);
  });

  it('ends after twelve hours', async () => {
    const { headers } = await signIn(test.app);
    test.clock.advance(12 * 60 * 60_000 - 1_000);
    const before = await test.app.inject({ url: CREDIT, headers });
    test.clock.advance(1_000);
    const after = await test.app.inject({ url: CREDIT, headers });

    expect([before.statusCode, after.statusCode]).toEqual([200, 401]);
  });

  it('stays open when another user signs out', async () => {
    const [first, second] = [await signIn(test.app), await signIn(test.app)];
    await test.app.inject({ method: 'POST', url: '/auth/api/v1/users/sign-out', headers: first.headers });

    expect((await test.app.inject({ url: CREDIT, headers: second.headers })).statusCode).toBe(200);
  });

  it('is needed to sign out', async () => {
    const reply = await test.app.inject({ method: 'POST', url: '/auth/api/v1/users/sign-out' });

    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthorized']);
  });
});

describe('users/sessions', () => {
  const list = async (headers: Readonly<Record<string, string>>) => {
    const reply = await test.app.inject({ url: '/auth/api/v1/users/sessions', headers });
    return listSessions.response.parse(reply.json()).items;
  };
  const close = (id: string, headers: Readonly<Record<string, string>> = {}) =>
    test.app.inject({ method: 'DELETE', url: `/auth/api/v1/users/sessions/${id}`, headers });

  it("lists the user's open sessions, and ends another of them at once", async () => {
    const mobile = randomMobile();
    const first = await signIn(test.app, mobile);
    test.clock.advance(60_000);
    const second = await signIn(test.app, mobile);
    const sessions = await list(second.headers);

    expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [true, 'lightMyRequest'],
      [false, 'lightMyRequest'],
    ]);
    const reply = await close(sessions[1]?.id ?? '', second.headers);
    expect(closeSession.response.parse(reply.json())).toEqual({ closed: true });
    expect((await test.app.inject({ url: CREDIT, headers: first.headers })).statusCode).toBe(401);
    expect(await list(second.headers)).toHaveLength(1);
    expect((await close(sessions[1]?.id ?? '', second.headers)).statusCode).toBe(404);
  });

  it("returns 404 for another user's session, and requires a session", async () => {
    const [mine, theirs] = [await signIn(test.app), await signIn(test.app)];
    const [session] = await list(theirs.headers);

    expect((await close(session?.id ?? '', mine.headers)).statusCode).toBe(404);
    expect((await close(session?.id ?? '')).statusCode).toBe(401);
    expect((await test.app.inject('/auth/api/v1/users/sessions')).statusCode).toBe(401);
    expect((await close('nonsense', mine.headers)).statusCode).toBe(400);
    expect((await test.app.inject({ url: CREDIT, headers: theirs.headers })).statusCode).toBe(200);
  });
});

describe('a token', () => {
  it('is refused when unsigned, signed with another key, changed, or issued for another purpose', async () => {
    const { access_token, id_token } = await signIn(test.app);
    const [header = '', claims = '', signature = ''] = access_token.split('.');
    const { kid = '' } = decodeProtectedHeader(access_token);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const hs256 = `${part({ alg: 'HS256', typ: 'at+jwt', kid })}.${claims}`;
    const forged: Record<string, string> = {
      'alg none': `${part({ alg: 'none', typ: 'at+jwt' })}.${claims}.`,
      HS256: `${hs256}.${createHmac('sha256', kid).update(hs256).digest('base64url')}`,
      'no signature': `${header}.${claims}.`,
      'a changed claim': `${header}.${part({ ...decodeJwt(access_token), sub: '1' })}.${signature}`,
      'a foreign key': await foreign(access_token, { kid }),
      'a key it brings along': await foreign(access_token, { kid: 'own' }),
      'an id token': id_token,
      'no token': 'not.a.token',
    };

    for (const [what, token] of Object.entries(forged)) {
      const reply = await test.app.inject({ url: CREDIT, headers: { authorization: `Bearer ${token}` } });
      expect([what, reply.statusCode]).toEqual([what, 401]);
    }
    const good = await test.app.inject({ url: CREDIT, headers: { authorization: `Bearer ${access_token}` } });
    expect(good.statusCode).toBe(200);
  });

  it('is refused when its session was opened in another installation', async () => {
    const elsewhere = await createTestApp();
    const { headers } = await signIn(elsewhere.app);

    expect((await test.app.inject({ url: CREDIT, headers })).statusCode).toBe(401);
    await elsewhere[Symbol.asyncDispose]();
  });

  it('does not prevent a public request when it is invalid', async () => {
    const reply = await test.app.inject({
      url: '/content/api/v1/faqcategories/active-list/by-platform',
      headers: { authorization: 'Bearer not.a.token' },
    });

    expect(reply.statusCode).toBe(200);
  });
});

async function foreign(token: string, { kid }: { kid: string }): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await crypto.subtle.exportKey('jwk', publicKey);
  return new SignJWT({ ...decodeJwt(token), sid: randomUUID() })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, jwk: jwk as never })
    .sign(privateKey);
}
