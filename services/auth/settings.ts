import { readAll } from '@bazaar/contracts/deployment';
import { EnvironmentProblem, type Variables } from '../kit/environment.ts';
import { readCount, readWithin } from '../kit/settings.ts';

/** A provider that sends messages on an HTTP request. */
export interface SmsProvider {
  readonly url: string;
  readonly token: string;
  /** Name of the text at the provider, which inserts the code into it. */
  readonly template: string;
  /** The same for codes that confirm a spending or change; it may show the amount beside the code. */
  readonly stepUpTemplate: string;
  /** The same for notices of withdrawals, with the amount and what happened; null: none are sent. */
  readonly noticeTemplate: string | null;
  /** The same for notices of another account of a supplier, with the end of its IBAN; null: none are sent. */
  readonly accountTemplate: string | null;
  /** The same for notices of a sign-in by a new device, with the device and its network; null: none are sent. */
  readonly deviceTemplate: string | null;
}

/** How many codes the whole site may send, and to one network: every message costs money. */
export interface SmsBudget {
  readonly perHour: number;
  readonly perDay: number;
  /** To one network in ten minutes. */
  readonly perNetwork: number;
}

/** What signing in is held to besides the budget of messages. */
export interface SignInSettings {
  readonly budget: SmsBudget;
  /** Zero bits that work has to find; each doubles it. */
  readonly workBits: number;
  /** Wrong codes of the whole site in an hour, beyond which each try of a stranger needs work. */
  readonly wrongPerHour: number;
}

/** The provider settings of `SMS_SENDER=http`; an EnvironmentProblem names all that are missing. */
export function readSmsProvider(variables: Variables): SmsProvider {
  const { SMS_HTTP_TOKEN, SMS_TEMPLATE } = variables;
  const parts = readAll({
    url: () => readProviderUrl(variables),
    token: () => readGiven(SMS_HTTP_TOKEN, 'SMS_HTTP_TOKEN to the key that the SMS provider gave you'),
    template: () =>
      readGiven(SMS_TEMPLATE, 'SMS_TEMPLATE to the name of the message text at the SMS provider'),
  });
  return {
    ...parts,
    stepUpTemplate: variables.SMS_STEP_UP_TEMPLATE || parts.template,
    noticeTemplate: variables.SMS_NOTICE_TEMPLATE || null,
    accountTemplate: variables.SMS_ACCOUNT_TEMPLATE || null,
    deviceTemplate: variables.SMS_DEVICE_TEMPLATE || null,
  };
}

function readProviderUrl({ SMS_HTTP_URL = '' }: Variables): string {
  const protocol = URL.parse(SMS_HTTP_URL)?.protocol;
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new EnvironmentProblem(
      'Set SMS_HTTP_URL to the address of the SMS provider, for example https://sms.example/send.',
    );
  }
  return SMS_HTTP_URL;
}

function readGiven(text: string | undefined, whatToSet: string): string {
  if (!text) {
    throw new EnvironmentProblem(`Set ${whatToSet}.`);
  }
  return text;
}

/**
 * The site's budget: `SMS_BUDGET_PER_HOUR` (2000), `SMS_BUDGET_PER_DAY` (20000) and `SMS_PER_NETWORK` (60 in ten
 * minutes, and ten times as many in a day).
 */
export function readSmsBudget(variables: Variables): SmsBudget {
  return {
    perHour: readCount(variables, 'SMS_BUDGET_PER_HOUR', 2_000),
    perDay: readCount(variables, 'SMS_BUDGET_PER_DAY', 20_000),
    perNetwork: readWithin(variables, 'SMS_PER_NETWORK', { fallback: 60, least: 1, most: 1_000_000 }),
  };
}

/**
 * The settings of signing in: the budget, `SIGN_IN_WORK_BITS` (14: about a second on a slow phone) and
 * `WRONG_CODES_PER_HOUR` (100).
 */
export function readSignInSettings(variables: Variables): SignInSettings {
  return readAll({
    budget: () => readSmsBudget(variables),
    workBits: () => readWithin(variables, 'SIGN_IN_WORK_BITS', { fallback: 14, least: 1, most: 24 }),
    wrongPerHour: () => readCount(variables, 'WRONG_CODES_PER_HOUR', 100),
  });
}

/** Days between a user's wish to have the account deleted and the deletion: `ACCOUNT_DELETION_DAYS` (14). */
export function readDeletionDays(variables: Variables): number {
  return readWithin(variables, 'ACCOUNT_DELETION_DAYS', { fallback: 14, least: 1, most: 90 });
}
