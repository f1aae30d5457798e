/*
 * In place of `react-router/…/router/instrumentation.js` in what browsers load: a router without instrumentations
 * uses only these functions.
 */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}
