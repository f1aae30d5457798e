import { randomUUID } from 'node:crypto';
import { OtpSent, StepUpConfirmed, type StepUpPurpose } from '@bazaar/contracts/auth';
import { decodeJwt } from 'jose';
import { givenCredit, givenFee, WALLET_PAY } from '../../payment/payments.fixture.ts';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../sign-in.fixture.ts';

/** Beyond the limits of codes to one number within ten minutes. */
const CODE_WINDOW_MS = 11 * 60_000;

/** The limit of people who have set none, in the apps of these tests, and an amount above it. */
export const DEFAULT_RIAL = 500_000_000;
export const LARGE_RIAL = 600_000_000;

/** Variables of an app in which spending has the limit that a site has. */
export const WITH_LIMIT = {
  variables: { ...TEST_ENVIRONMENT.variables, STEP_UP_LIMIT_RIAL: String(DEFAULT_RIAL) },
};

/** An app in which spending has the limit that a site has. */
export function createLimitedApp(): Promise<TestApp> {
  return createTestApp(WITH_LIMIT);
}

/** A signed-in user whose messages a test reads. */
export interface Person {
  readonly userId: number;
  readonly mobile: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface WantedCode {
  readonly purpose: StepUpPurpose;
  readonly purposeId?: number;
  readonly amountRial?: number;
  readonly sheba?: string;
}

/** Signs a user in. */
export async function givenPerson({ app }: TestApp, mobile: string): Promise<Person> {
  const { headers, access_token } = await signIn(app, mobile);
  return { userId: Number(decodeJwt(access_token).sub), mobile, headers };
}

/** Sends a POST of this person with a new idempotency key, unless one is given. */
export async function post(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<Person, 'headers'>,
  { url, payload, key = randomUUID() }: { url: string; payload?: object; key?: string },
) {
  const reply = await app.inject({
    ...{ method: 'POST', url, headers: { ...headers, 'idempotency-key': key } },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** Asks for a code; the raw response. */
export function askForStepUp(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<Person, 'headers'>,
  wanted: WantedCode,
) {
  return app.inject({
    ...{ method: 'POST', url: '/auth/api/v1/users/step-up/request', headers, payload: wanted },
  });
}

/** Sends a code back; the raw response. */
export function sendBack(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<Person, 'headers'>,
  payload: { readonly requestId: string; readonly code: string },
) {
  return app.inject({ method: 'POST', url: '/auth/api/v1/users/step-up/confirm', headers, payload });
}

/** Asks for a code, later than the limits of codes to a number, and reads it from the demo's inbox. */
export async function receiveStepUp(test: TestApp, person: Person, wanted: WantedCode) {
  test.clock.advance(CODE_WINDOW_MS);
  const { requestId } = OtpSent.parse((await askForStepUp(test, person, wanted)).json());
  const inbox = await test.app.inject(`/auth/demo/messages?phoneNumber=${encodeURIComponent(person.mobile)}`);
  const { code, text } = inbox.json()[0];
  return { requestId, code: String(code), text: String(text) };
}

/** A token for one spending or change, as the person's browser gets it. */
export async function givenToken(test: TestApp, person: Person, wanted: WantedCode): Promise<string> {
  const { requestId, code } = await receiveStepUp(test, person, wanted);
  return StepUpConfirmed.parse((await sendBack(test, person, { requestId, code })).json()).stepUpToken;
}

let lastPurposeId = 0;

/** A fee that a person can pay from the wallet, and what a request to pay it answers. */
export async function givenDebt(test: TestApp, person: Person, amountRial: number) {
  lastPurposeId += 1;
  const purposeId = lastPurposeId;
  await givenCredit(test.db, person.userId, amountRial * 2);
  const { paymentId } = await givenFee(test.db, person, { amountRial, purposeId });
  const pay = (stepUpToken?: string, as: Pick<Person, 'headers'> = person) =>
    post(test, as, {
      url: WALLET_PAY,
      payload: { purpose: 'membership', purposeId, ...(stepUpToken && { stepUpToken }) },
    });
  const wanted = { purpose: 'walletPay', purposeId: paymentId, amountRial } as const;
  return { paymentId, purposeId, pay, wanted };
}
