import { formatToman } from '@bazaar/locale';
import * as z from 'zod/mini';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { deviceName } from '../device/device-name.rules.ts';
import { createMessageSender } from '../inbox/message-sender.adapter.ts';
import { messages } from '../messages.ts';
import { findMobile } from '../step-up/step-up.sql.ts';

/** How a withdrawal ended, as the wallet's function writes it into the job. */
const WithdrawalEnd = z.object({
  userId: z.int(),
  outcome: z.enum(['settle', 'fail', 'return']),
  amountRial: z.int(),
  shebaMasked: z.string(),
});

/** Tells the owner of a wallet by SMS that a withdrawal was settled, failed or was returned. */
export function withdrawalNotice(context: ServiceContext): JobHandler {
  const send = createMessageSender(context);
  return {
    kind: 'auth.withdrawal-notice',
    async run({ payload }) {
      const end = WithdrawalEnd.parse(payload);
      const mobile = await findMobile(context.db, end.userId);
      if (mobile !== null) {
        await send({
          ...{ mobile, code: '', purpose: 'notice', text: messages.withdrawalEnded(end) },
          ...{ amount: formatToman(end.amountRial), outcome: messages.withdrawalOutcomes[end.outcome] },
        });
      }
    },
  };
}

/** Another account of a supplier, as the wallet's function writes it into the job of each person who is told. */
const AccountChange = z.object({ userId: z.int(), shebaMasked: z.string() });

/** Tells a person of a supplier by SMS that it is paid at another account now. */
export function accountNotice(context: ServiceContext): JobHandler {
  const send = createMessageSender(context);
  return {
    kind: 'auth.account-notice',
    async run({ payload }) {
      const { userId, shebaMasked } = AccountChange.parse(payload);
      const mobile = await findMobile(context.db, userId);
      if (mobile !== null) {
        const text = messages.accountChanged(shebaMasked);
        await send({ mobile, code: '', purpose: 'accountNotice', text, account: shebaMasked });
      }
    },
  };
}

/** A session of a device that its user has not signed in with lately, as the sign-in writes it into the job. */
const DeviceSession = z.object({ userId: z.int(), device: z.nullable(z.string()), network: z.string() });

/** Tells a user by SMS that a new device has signed in. */
export function deviceNotice(context: ServiceContext): JobHandler {
  const send = createMessageSender(context);
  return {
    kind: 'auth.device-notice',
    async run({ payload }) {
      const { userId, device, network } = DeviceSession.parse(payload);
      const mobile = await findMobile(context.db, userId);
      if (mobile !== null) {
        const name = deviceName(device) ?? messages.unknownDevice;
        const text = messages.newDevice(name, network);
        await send({ mobile, code: '', purpose: 'deviceNotice', text, device: name, network });
      }
    },
  };
}
