import { loginByOtp } from '@bazaar/contracts/auth';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { createMessageSender } from '../inbox/message-sender.adapter.ts';
import { readSignInSettings } from '../settings.ts';
import { acceptCode } from './accept-code.commands.ts';
import { askerOf } from './asker.security.ts';
import { permitSignInCode } from './code-limits.commands.ts';
import { readMobile } from './mobile-field.rules.ts';
import { sendCode, signInUse } from './send-code.commands.ts';

/** Sign-in by a one-time code: one endpoint, two steps. */
export function loginRoutes(context: ServiceContext): ServiceRoute[] {
  const send = createMessageSender(context);
  const settings = readSignInSettings(context.environment.variables);
  return [
    route(loginByOtp, async ({ body, request }) => {
      const mobile = readMobile(body.phoneNumber);
      if ('code' in body) {
        return { authorizationCode: await acceptCode(context, settings, { ...body, mobile }) };
      }
      const asker = await askerOf(context, request, { ...body, mobile });
      const use = signInUse((db) => permitSignInCode({ context, db, settings }, asker));
      return sendCode(context, send, { ...asker, use });
    }),
  ];
}
