import type { Check, CheckFacts } from '../../kit/checks/check.ts';
import { orStartWithout } from '../../kit/checks/run-checks.ts';
import { errorCode, errorLine } from '../../kit/database/database-problem.ts';
import { readSmsProvider } from '../settings.ts';

const TIMEOUT_MS = 5_000;
const NAME = 'sender';

/** Whether the SMS provider is there, by a request without a message, a number or the key. */
export function senderCheck({ name, variables }: CheckFacts): Check {
  return {
    name: NAME,
    title: titleOf(name, variables.SMS_SENDER),
    asksOutside: true,
    async run() {
      if (name === 'demo' || variables.SMS_SENDER !== 'http') {
        return [];
      }
      const { origin, host } = new URL(readSmsProvider(variables).url);
      const fault = (await refusal(origin)) && (await refusal(origin));
      return fault === null
        ? []
        : [
            `SMS_HTTP_URL (${host}) cannot be reached: ${fault}. Correct SMS_HTTP_URL, ${orStartWithout(NAME)}`,
          ];
    },
  };
}

function titleOf(name: CheckFacts['name'], sender: string | undefined): string {
  if (name === 'demo') {
    return 'codes go to the inbox of the demo';
  }
  return sender === 'log' ? 'codes are sent to nobody: SMS_SENDER=log' : 'the SMS provider answers';
}

/** Why an address gives no HTTP response; null when it gives any, since only a message would show more. */
async function refusal(origin: string): Promise<string | null> {
  try {
    const response = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return null;
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return errorCode(cause) ?? errorLine(cause);
  }
}
