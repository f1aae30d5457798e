import { settingsCheck } from '../kit/checks/check.ts';
import type { Service } from '../kit/http/service.ts';
import { readStepUpSettings } from '../kit/step-up.ts';
import { dataAccessRoutes } from './data-access/data-access.routes.ts';
import { deleteAccountJob } from './deletion/account-deletion.jobs.ts';
import { accountDeletionRoutes } from './deletion/account-deletion.routes.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { senderCheck } from './inbox/sender.check.ts';
import { loginRoutes } from './login/login.routes.ts';
import { authMaintenance } from './maintenance/maintenance.jobs.ts';
import { accountNotice, deviceNotice, withdrawalNotice } from './notice/notice.jobs.ts';
import { pictureRoutes } from './picture/picture.routes.ts';
import { authRetention } from './retention.rules.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { readDeletionDays, readSignInSettings, readSmsProvider } from './settings.ts';
import { stepUpRoutes } from './step-up/step-up.routes.ts';
import { signingKeyCheck } from './tokens/signing-key.check.ts';
import { keyRotation, prepareSigningKey } from './tokens/signing-key.security.ts';
import { tokenRoutes } from './tokens/token.routes.ts';

export { createAuthenticator } from './session/authenticator.security.ts';

/** Sign-in, tokens, sessions, codes that confirm large spendings, notices about money, users' profile pictures, and deleting an account. */
export const authService: Service = {
  name: 'auth',
  prepare: prepareSigningKey,
  checks: (facts) => [
    settingsCheck(
      'codes',
      'the limits of codes and the waiting time of deletions are whole numbers, and the SMS provider is set up',
      [
        () => readSignInSettings(facts.variables),
        () =>
          facts.name === 'production' &&
          facts.variables.SMS_SENDER === 'http' &&
          readSmsProvider(facts.variables),
        () => readStepUpSettings(facts.variables),
        () => readDeletionDays(facts.variables),
      ],
    ),
    signingKeyCheck(facts),
    senderCheck(facts),
  ],
  routes: (context) => [
    ...loginRoutes(context),
    ...tokenRoutes(context),
    ...sessionRoutes(context),
    ...dataAccessRoutes(context),
    ...pictureRoutes(context),
    ...stepUpRoutes(context),
    ...accountDeletionRoutes(context),
    ...inboxRoutes(context),
  ],
  jobs: (context) => [
    keyRotation(context),
    authMaintenance(context),
    withdrawalNotice(context),
    accountNotice(context),
    deviceNotice(context),
    deleteAccountJob(context),
  ],
  retention: authRetention,
};
