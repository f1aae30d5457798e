import * as z from 'zod/mini';
import { Count, endpoint, NonEmptyText } from '../core/index.ts';

/** A mobile number as it was typed; the service normalises it (three digit sets, +98, 0098, 09, 9). */
const PhoneNumber = z.string().check(z.minLength(8), z.maxLength(24));

/** A random secret of 256 bits that a browser keeps, by which the service knows it again after a sign-in. */
const DeviceToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The answer to a {@link WorkChallenge}: `nonce` makes SHA-256 of `challenge.nonce` begin with that many zero bits. */
export const WorkSolution = z.strictObject({
  challenge: z.string().check(z.minLength(1), z.maxLength(300)),
  nonce: z.string().check(z.regex(/^[0-9a-z]{1,16}$/)),
});
export type WorkSolution = z.infer<typeof WorkSolution>;

/**
 * One endpoint, two steps. Without `code` it opens an attempt to sign in and sends its one-time code; with the attempt's
 * `requestId`, the `code` and the PKCE challenge (RFC 7636, S256) it returns a single-use authorization code. Several
 * attempts for one number may be open at once; none ends another. The first response is the same for known and unknown
 * numbers.
 */
export const LoginByOtpBody = z.union([
  z.strictObject({
    phoneNumber: PhoneNumber,
    requestId: z.uuid(),
    code: z.string().check(z.regex(/^(\d{6}|\d{8}|\d{10})$/)),
    codeChallenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    deviceToken: z.optional(DeviceToken),
    work: z.optional(WorkSolution),
  }),
  z.strictObject({
    phoneNumber: PhoneNumber,
    deviceToken: z.optional(DeviceToken),
    work: z.optional(WorkSolution),
  }),
]);

export const OtpSent = z.object({
  /** The attempt that the code belongs to: random, known to nobody but who asked for the code. */
  requestId: z.uuid(),
  /** Seconds until the code expires. */
  expiresIn: Count,
  /** Seconds until another code may be requested. */
  resendAfter: Count,
  /** Digits of the code: more than six for a number that was sent many of them. */
  codeLength: z._default(Count, 6),
});
export type OtpSent = z.infer<typeof OtpSent>;

/**
 * `data.work` of 429 `work_required`: the request is answered once it carries a {@link WorkSolution}, or without one after
 * `Retry-After`. A challenge is of use for five minutes, once, for this number and step.
 */
export const WorkChallenge = z.object({
  challenge: NonEmptyText,
  bits: z.int().check(z.gte(0), z.lte(32)),
});
export type WorkChallenge = z.infer<typeof WorkChallenge>;

export const OtpAccepted = z.object({ authorizationCode: NonEmptyText });

/**
 * 422 `otp_wrong` (with `attemptsLeft` in `errors`), `otp_expired`, and `otp_locked` for an attempt whose five tries were
 * wrong, while others go on; 429 `work_required` and `rate_limited`; 503 `sms_unavailable`.
 */
export const loginByOtp = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/api/v1/users/login-by-otp',
  access: 'public',
  summary: 'Send a one-time code, or exchange it for an authorization code.',
  body: LoginByOtpBody,
  response: z.union([OtpAccepted, OtpSent]),
  errors: [422],
});

export const TokenResponse = z.object({
  access_token: NonEmptyText,
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: Count,
  id_token: NonEmptyText,
});
export type TokenResponse = z.infer<typeof TokenResponse>;

/** Exchanges an authorization code (RFC 6749 §4.1.3, RFC 7636 §4.5). Form-encoded. */
export const exchangeToken = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/connect/token',
  access: 'public',
  summary: 'Exchange an authorization code for tokens.',
  bodyType: 'form',
  body: z.strictObject({
    grant_type: z.literal('authorization_code'),
    code: z.string().check(z.minLength(16), z.maxLength(200)),
    client_id: NonEmptyText,
    redirect_uri: z.url(),
    code_verifier: z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
  }),
  response: TokenResponse,
});

/** Public keys that check the tokens (RFC 7517). An extension. */
export const getKeySet = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'public',
  summary: 'Keys that check the tokens.',
  response: z.object({
    keys: z.array(
      z.object({
        kty: z.string(),
        crv: z.string(),
        x: z.string(),
        y: z.string(),
        kid: NonEmptyText,
        alg: z.string(),
        use: z.string(),
      }),
    ),
  }),
});

/** Claims of the id token that the browser reads. */
export const IdClaims = z.object({ sub: NonEmptyText, name: z.string(), exp: z.int().check(z.positive()) });

/** Ends the session of the token; the token is refused everywhere within 5 s. An extension. */
export const signOut = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/api/v1/users/sign-out',
  access: 'session',
  summary: 'End the session.',
  response: z.object({ signedOut: z.literal(true) }),
  errors: [401],
});

/** One message of the demo's inbox, which stands in for a phone. */
export const DemoMessage = z.object({ text: NonEmptyText, code: z.string(), sentAt: z.iso.datetime() });
export type DemoMessage = z.infer<typeof DemoMessage>;

/**
 * The demo's inbox: the message of a request for a code, or the latest messages to a number. Mounted only with
 * `BAZAAR_ENV=demo`; 404 elsewhere. A public demonstration has no inbox by number, which anyone could read: 404.
 */
export const listDemoMessages = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/demo/messages',
  access: 'public',
  summary: 'Messages that the demo would have sent to a phone.',
  query: z.strictObject({ phoneNumber: z.optional(PhoneNumber), requestId: z.optional(z.uuid()) }),
  response: z.array(DemoMessage),
  errors: [404],
});
