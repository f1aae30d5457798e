export { EnvironmentProblem, readAll } from './environment-problem.ts';
export { SERVICES_SECRETS, SHELL_SECRETS, withSecretFiles } from './secret-files.ts';
export { PUBLIC_DEMO_HOUR, readPublicDemo, refuseHost, refuseOrigin, type SiteMode } from './site-mode.ts';
export { readTrustedProxies } from './trusted-proxies.ts';
