import { loginByOtp } from '@bazaar/contracts/auth';
import { networkOf } from '../../kit/http/network.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { createMessageSender } from '../inbox/message-sender.adapter.ts';
import { readSmsBudget } from '../settings.ts';
import { acceptCode } from './accept-code.commands.ts';
import { readMobile } from './mobile-field.rules.ts';
import { SIGN_IN, sendCode } from './send-code.commands.ts';

/** Sign-in by a one-time code: one endpoint, two steps. */
export function loginRoutes(context: ServiceContext): ServiceRoute[] {
  const sending = {
    send: createMessageSender(context),
    budget: readSmsBudget(context.environment.variables),
  };
  return [
    route(loginByOtp, async ({ body, request }) => {
      const mobile = readMobile(body.phoneNumber);
      if ('code' in body) {
        return { authorizationCode: await acceptCode(context, { ...body, mobile }) };
      }
      return sendCode(context, sending, { mobile, network: networkOf(request.ip), use: SIGN_IN });
    }),
  ];
}
