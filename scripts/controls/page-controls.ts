import { type Control, without } from './control.ts';

const HEADERS = 'shell/server/security-headers.ts';
const VISITOR = 'shell/server/visitor.ts';
const API_ROUTES = 'shell/server/routes/api.routes.ts';
const RICH_TEXT = 'shared/contracts/src/core/rich-text.ts';
const NOT_PASSED_ON = '/^(x-forwarded-.*|x-real-ip|forwarded|cookie)$/';

/** What the shell, the contracts, the browser's code and the checks of the sources do; their tests need no database. */
export const PAGE_CONTROLS: readonly Control[] = [
  without('V1.2.1', 'shell/server/document.ts', [".replaceAll('<', '&lt;')", '']),
  without('V1.2.2', RICH_TEXT, ['(\\/(?![/\\\\])|https:\\/\\/|#)', '']),
  without('V1.2.3', 'shell/server/strict-json.ts', [".replaceAll('<', '\\\\u003c')", '']),
  without('V1.2.5', 'services/file/image/rewrite-in-process.adapter.ts', [
    'import { type ChildProcess, fork } from',
    'import { type ChildProcess, exec, fork } from',
  ]),
  without('V1.3.1', RICH_TEXT, [
    'const RichTextElement: z.ZodMiniType<RichTextElement> = z.object({',
    'const RichTextElement: z.ZodMiniType<RichTextElement> = z.looseObject({',
  ]),
  without('V1.3.3', 'services/file/stored-file/file-kind.rules.ts', [
    ".replace(/[\\p{Cc}\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF\\uFFFD<>:\"|?*]/gu, '')",
    '',
  ]),
  without('V3.3.1', VISITOR, ["isSecure ? '; Secure' : ''", "isSecure ? '' : ''"]),
  without('V3.3.2', VISITOR, ['SameSite=Lax', 'SameSite=None']),
  without('V3.3.3', VISITOR, ["const HOST_PREFIX = '__Host-';", "const HOST_PREFIX = '';"]),
  without('V3.3.4', VISITOR, ['; HttpOnly', '']),
  without('V3.4.1', HEADERS, ["if (publicOrigin.startsWith('https:')) {", 'if (publicOrigin === null) {']),
  without('V3.4.3', HEADERS, ['"base-uri \'none\'",', '']),
  without('V3.4.6', HEADERS, [
    "reply.raw.setHeader('content-security-policy', \"frame-ancestors 'none'\");",
    'void reply;',
  ]),
  without('V3.5.1', API_ROUTES, [NOT_PASSED_ON, '/^(x-forwarded-.*|x-real-ip|forwarded)$/']),
  without('V3.7.2', 'shell/server/redirect-rules.ts', ["target.replace(/^\\/{2,}/, '/')", 'target']),
  without('V4.1.3', API_ROUTES, [NOT_PASSED_ON, '/^(cookie)$/']),
  without('V5.4.2', 'services/file/stored-file/file-kind.rules.ts', [".replace(/[^\\w -]+/g, '')", '']),
  without('V6.5.2', 'services/auth/login/code-hash.security.ts', [
    'const salt = randomBytes(16);',
    'const salt = Buffer.alloc(16);',
  ]),
  without('V6.5.4', 'services/auth/login/login.rules.ts', [
    '{ upTo: 10, digits: CODE_DIGITS }',
    '{ upTo: 10, digits: 4 }',
  ]),
  without('V9.2.1', 'services/auth/session/token.cache.ts', [
    'Math.min(now + REMEMBERED_MS, checked.expiresAt)',
    'now + REMEMBERED_MS',
  ]),
  without('V10.1.1', 'shared/api/src/create-api-client.ts', [
    "const isKnown = endpoint.access === 'session' || endpoint.knowsCaller === true;",
    'const isKnown = endpoint.method.length > 0;',
  ]),
  without('V11.1.2', 'services/content/feedback/tracking-code.security.ts', [
    'randomInt(SIGNS.length)',
    'Math.random()',
  ]),
  without('V11.4.1', 'services/auth/login/code-hash.security.ts', [
    "createHash('sha256')",
    "createHash('md5')",
  ]),
  without('V12.1.1', 'DEPLOY.md', ['ssl_protocols TLSv1.2 TLSv1.3;', 'ssl_protocols TLSv1.1 TLSv1.2;']),
  without('V12.2.1', 'shared/contracts/src/deployment/site-mode.ts', [
    "if (name === 'production' && protocol !== 'https:') {",
    "if (name === 'production' && protocol === 'ftp:') {",
  ]),
  without('V13.3.2', 'services/kit/environment.ts', [
    "const isSignInHere = services?.includes('auth') ?? true;",
    'const isSignInHere = services !== null;',
  ]),
  without('V13.2.5', API_ROUTES, ['SERVICE_NAMES.some((name) => name === service) &&', '']),
  without('V13.4.1', 'shell/server/routes/assets.routes.ts', [
    ' || file === found.descriptor.serverBundle',
    '',
  ]),
  without('V14.2.1', 'shared/contracts/src/wallet/wallet.contract.ts', [
    'code: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),',
    'accessToken: z.optional(z.string()),',
  ]),
  without('V14.2.2', 'shell/server/service-reads.ts', ["!names.has('authorization')", 'names !== null']),
  without('V14.3.1', 'shell/src/session/session-store.ts', [
    '    this.#removePersonal(reason);\n    this.#forget();',
    '    this.#removePersonal(reason);',
  ]),
  without('V14.3.3', 'shared/storage/src/storage-key.ts', [
    "return DEVICE_KEYS.includes(key) ? 'device' : 'person';",
    "return 'device';",
  ]),
  without('V15.1.2', 'scripts/check-lockfile.ts', [
    'const open = integrity === undefined ?',
    'const open = integrity === null ?',
  ]),
  without('V15.2.1', 'scripts/review-packages.ts', [
    'age >= -1 && age <= MAX_AGE_DAYS ?',
    'age !== MAX_AGE_DAYS + 1000 ?',
  ]),
  without('V15.3.2', 'services/auth/inbox/http-sender.adapter.ts', ["redirect: 'error',", '']),
  without('V16.4.1', 'shell/server/routes/beacon.routes.ts', ['.slice(0, MAX_TEXT)', '']),
  without('V16.5.2', 'shell/server/forwarding/circuit-breaker.ts', [
    'const MAX_FAILURES = 5;',
    'const MAX_FAILURES = 500;',
  ]),
];
