import { confirmStepUp, listDemoMessages, requestStepUp } from '@bazaar/contracts/auth';
import type { Player } from './player.ts';
import { networkOf, sendCalmly } from './wallets.ts';

/** Of what a refusal names, what a code is asked for with. */
const ASKED_WITH = ['purpose', 'purposeId', 'amountRial'];

/** Has a spending confirmed by a code from the demo's inbox: its token, null when no further code is sent for now. */
export async function confirmByCode(
  { world, wallet: { token, phoneNumber } }: Player,
  required: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const network = networkOf(phoneNumber);
  const body = Object.fromEntries(
    Object.entries(required).filter(([name, value]) => ASKED_WITH.includes(name) && value !== null),
  );
  const sent = await sendCalmly(world, requestStepUp, { token, network, body });
  const inbox = await sendCalmly(world, listDemoMessages, { query: { phoneNumber } });
  const code = inbox.response?.find((message) => message.code)?.code;
  if (sent.response === null || code === undefined) {
    return null;
  }
  const confirming = { requestId: sent.response.requestId, code };
  const confirmed = await sendCalmly(world, confirmStepUp, { token, network, body: confirming });
  return confirmed.response?.stepUpToken ?? null;
}
