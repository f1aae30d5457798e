import type { Service } from '../kit/http/service.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { loginRoutes } from './login/login.routes.ts';
import { authMaintenance } from './maintenance/maintenance.jobs.ts';
import { accountNotice, withdrawalNotice } from './notice/notice.jobs.ts';
import { pictureRoutes } from './picture/picture.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { stepUpRoutes } from './step-up/step-up.routes.ts';
import { keyRotation, prepareSigningKey } from './tokens/signing-key.security.ts';
import { tokenRoutes } from './tokens/token.routes.ts';

export { createAuthenticator } from './session/authenticator.security.ts';

/** Sign-in, tokens, sessions, codes that confirm large spendings, notices about money, and users' profile pictures. */
export const authService: Service = {
  name: 'auth',
  prepare: prepareSigningKey,
  routes: (context) => [
    ...loginRoutes(context),
    ...tokenRoutes(context),
    ...sessionRoutes(context),
    ...pictureRoutes(context),
    ...stepUpRoutes(context),
    ...inboxRoutes(context),
  ],
  jobs: (context) => [
    keyRotation(context),
    authMaintenance(context),
    withdrawalNotice(context),
    accountNotice(context),
  ],
};
