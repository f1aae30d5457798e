export { EnvironmentProblem, readAll } from './environment-problem.ts';
export { PUBLIC_DEMO_HOUR, readPublicDemo, refuseHost, refuseOrigin, type SiteMode } from './site-mode.ts';
export { readTrustedProxies } from './trusted-proxies.ts';
