import { confirmStepUp, getStepUpLimit, requestStepUp, setStepUpLimit } from '@bazaar/contracts/auth';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readSheba } from '../../kit/sheba.rules.ts';
import { readStepUpSettings, stepUpRoomOf } from '../../kit/step-up.ts';
import { createMessageSender } from '../inbox/message-sender.adapter.ts';
import { placeOf } from '../login/asker.security.ts';
import { permitStepUpCode } from '../login/code-limits.commands.ts';
import { sendCode } from '../login/send-code.commands.ts';
import { messages } from '../messages.ts';
import { readSignInSettings } from '../settings.ts';
import { changeLimit, confirmCode, ownMobile, stepUpUse, type WantedStepUp } from './step-up.commands.ts';

/** Codes that confirm a large spending, and the limit above which one is large. */
export function stepUpRoutes(context: ServiceContext): ServiceRoute[] {
  const { db, clock, environment } = context;
  const settings = readStepUpSettings(environment.variables);
  const send = createMessageSender(context);
  const signIn = readSignInSettings(environment.variables);
  const limitOf = async (userId: number) => ({
    ...settings,
    ...(await stepUpRoomOf(db, userId, { settings, now: clock() })),
  });
  return [
    sessionRoute(requestStepUp, async ({ user, body, request }) => {
      const mobile = await ownMobile(context, user);
      const permit = (transaction: Database) =>
        permitStepUpCode({ context, db: transaction, settings: signIn }, mobile);
      const use = { ...stepUpUse(user, wantedOf(body)), permit };
      return sendCode(context, send, { ...placeOf(request), mobile, deviceId: null, use });
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

/** What a code is asked for, with the amount or the account that belongs to its purpose and nothing else. */
function wantedOf({ purpose, purposeId, amountRial, sheba }: WantedStepUp): WantedStepUp {
  if (messages.stepUpSubjects[purpose] !== undefined) {
    return { purpose };
  }
  if (purpose === 'accountChange') {
    return { purpose, sheba: readSheba(sheba ?? '') };
  }
  if (amountRial === undefined) {
    throw invalid({ amountRial: [messages.noAmount] });
  }
  return { purpose, purposeId, amountRial };
}
