import { type Control, without } from './control.ts';

const MOUNT = 'services/kit/http/mount.ts';
const CREATE_APP = 'services/kit/http/create-app.ts';
const TOKENS = 'services/auth/tokens/token.routes.ts';
const AUTHENTICATOR = 'services/auth/session/authenticator.security.ts';
const LOGIN_RULES = 'services/auth/login/login.rules.ts';

/** What the services do; their tests need the database. */
export const SERVICE_CONTROLS: readonly Control[] = [
  without('V2.2.1', 'services/kit/http/request-input.ts', [
    "body: body && read(body, request.body, 'body'),",
    'body: request.body,',
  ]),
  without('V3.4.2', 'services/kit/http/cors.ts', ['origin: [publicOrigin, ...others],', 'origin: true,']),
  without('V3.5.2', MOUNT, ["scope.removeContentTypeParser('text/plain');", '']),
  without('V3.4.4', CREATE_APP, ["'x-content-type-options': 'nosniff',", '']),
  without('V5.2.1', 'services/file/upload/receive-files.adapter.ts', [
    'if (size > MAXIMUM_FILE_BYTES) {',
    'if (size < 0) {',
  ]),
  without('V6.3.1', LOGIN_RULES, [
    'export const MAXIMUM_ATTEMPTS = 5;',
    'export const MAXIMUM_ATTEMPTS = 50;',
  ]),
  without('V6.4.1', LOGIN_RULES, [
    'export const CODE_LIFETIME_SECONDS = 120;',
    'export const CODE_LIFETIME_SECONDS = 1200;',
  ]),
  without('V7.2.1', AUTHENTICATOR, [
    'jwtVerify(token, keySet, { ...options, currentDate: clock() })',
    "Promise.resolve({ payload: JSON.parse(String(Buffer.from(token.split('.')[1] ?? '', 'base64url'))) })",
  ]),
  without('V7.3.2', 'services/auth/tokens/token-claims.security.ts', [
    'export const SESSION_SECONDS = 12 * 60 * 60;',
    'export const SESSION_SECONDS = 24 * 60 * 60;',
  ]),
  without('V7.4.1', 'services/auth/session/session.routes.ts', [
    'await revokeSession(db, user.sessionId, clock());',
    '',
  ]),
  {
    id: 'V9.2.2',
    edits: [
      { file: AUTHENTICATOR, from: '    typ: ACCESS_TOKEN_TYPE,\n', to: '' },
      { file: AUTHENTICATOR, from: '    audience: audienceOf(environment),\n', to: '' },
    ],
  },
  without('V10.4.1', TOKENS, [
    'body.redirect_uri !==',
    'body.code === body.code_verifier && body.redirect_uri !==',
  ]),
  without('V10.4.2', TOKENS, ['await revokeSessionOfCode(transaction, codeHash, now);', '']),
  without('V10.4.3', LOGIN_RULES, [
    'export const AUTHORIZATION_CODE_LIFETIME_MS = MINUTE_MS;',
    'export const AUTHORIZATION_CODE_LIFETIME_MS = 10 * MINUTE_MS;',
  ]),
  without('V10.4.6', TOKENS, ['&& challenge === used.codeChallenge', "&& challenge !== ''"]),
  without('V15.3.1', MOUNT, [
    '  return result.data;\n}\n\nfunction isSerialized',
    '  return answer;\n}\n\nfunction isSerialized',
  ]),
  without('V15.3.7', MOUNT, ['if (Object.keys(fields).length !== pairs.size) {', 'if (pairs.size < 0) {']),
  without('V16.2.1', MOUNT, ['request.userId = user?.userId ?? null;', '']),
  without('V16.5.1', 'services/kit/http/problem-response.ts', [
    "code: 'internal', title: messages.internal });",
    "code: 'internal', title: String(error) });",
  ]),
  without('V2.4.1', 'services/kit/read-limits/token-buckets.ts', [
    'bucket.units -= costs[index] ?? units;',
    'bucket.units -= 0;',
  ]),
];
