import type { Service } from '../kit/http/service.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { loginRoutes } from './login/login.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { prepareSigningKey } from './tokens/signing-key.ts';
import { tokenRoutes } from './tokens/token.routes.ts';

export { createAuthenticator } from './session/authenticator.ts';

/** Sign-in, tokens, sessions. */
export const authService: Service = {
  name: 'auth',
  prepare: prepareSigningKey,
  routes: (context) => [
    ...loginRoutes(context),
    ...tokenRoutes(context),
    ...sessionRoutes(context),
    ...inboxRoutes(context),
  ],
};
