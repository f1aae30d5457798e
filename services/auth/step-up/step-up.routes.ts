import { confirmStepUp, getStepUpLimit, requestStepUp, setStepUpLimit } from '@bazaar/contracts/auth';
import { invalid } from '../../kit/http/errors.ts';
import { networkOf } from '../../kit/http/network.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readStepUpSettings, stepUpLimitOf } from '../../kit/step-up.ts';
import { createMessageSender } from '../inbox/message-sender.adapter.ts';
import { sendCode } from '../login/send-code.commands.ts';
import { messages } from '../messages.ts';
import { readSmsBudget } from '../settings.ts';
import { changeLimit, confirmCode, ownMobile, stepUpUse } from './step-up.commands.ts';

/** Codes that confirm a large spending, and the limit above which one is large. */
export function stepUpRoutes(context: ServiceContext): ServiceRoute[] {
  const { db, environment } = context;
  const settings = readStepUpSettings(environment.variables);
  const sending = {
    send: createMessageSender(context),
    budget: readSmsBudget(environment.variables),
  };
  const limitOf = async (userId: number) => ({
    ...settings,
    limitRial: await stepUpLimitOf(db, userId, settings),
  });
  return [
    sessionRoute(requestStepUp, async ({ user, body, request }) => {
      const mobile = await ownMobile(context, user);
      return sendCode(context, sending, {
        ...{ mobile, network: networkOf(request.ip), use: stepUpUse(user, body) },
      });
    }),
    sessionRoute(confirmStepUp, ({ user, body }) => confirmCode(context, user, body)),
    sessionRoute(getStepUpLimit, ({ user }) => limitOf(user.userId)),
    sessionRoute(setStepUpLimit, async ({ user, body }) => {
      if (body.limitRial > settings.maxRial) {
        throw invalid({ limitRial: [messages.limitRange(settings.maxRial)] });
      }
      await changeLimit(context, { user, settings }, body);
      return limitOf(user.userId);
    }),
  ];
}
