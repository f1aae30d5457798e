import { EnvironmentProblem } from './environment-problem.ts';

/** What shell and services run as. */
export interface SiteMode {
  readonly name: 'demo' | 'production';
  /** A demo that other people may reach (`BAZAAR_DEMO_PUBLIC=1`). */
  readonly isPublicDemo: boolean;
}

/** The hour of the day in Tehran at which a public demonstration makes its data anew. */
export const PUBLIC_DEMO_HOUR = 4;

type Variables = Readonly<Record<string, string | undefined>>;

/** Whether `BAZAAR_DEMO_PUBLIC` asks for a public demonstration. @throws EnvironmentProblem */
export function readPublicDemo(
  name: SiteMode['name'],
  { BAZAAR_DEMO_PUBLIC: text = '' }: Variables,
): boolean {
  if (!['', '0', '1'].includes(text)) {
    throw new EnvironmentProblem(
      `BAZAAR_DEMO_PUBLIC is "${text}": set it to 1 for a public demonstration, or unset it.`,
    );
  }
  if (text === '1' && name === 'production') {
    throw new EnvironmentProblem(
      'BAZAAR_DEMO_PUBLIC is 1 in production: unset it, or set BAZAAR_ENV=demo for a demonstration.',
    );
  }
  return text === '1';
}

/**
 * Refuses an origin that this mode must not have: without https in production, another machine's in a demo.
 * @throws EnvironmentProblem
 */
export function refuseOrigin({ name, isPublicDemo }: SiteMode, origin: string): void {
  const { protocol, hostname } = new URL(origin);
  if (name === 'production' && protocol !== 'https:') {
    throw new EnvironmentProblem(
      `PUBLIC_ORIGIN is ${origin}, over which tokens could be read: set it to an address with https.`,
    );
  }
  if (name === 'demo' && !isPublicDemo && !isLoopback(hostname)) {
    throw new EnvironmentProblem(
      `PUBLIC_ORIGIN is ${origin}, and a demo shows codes to everyone: set BAZAAR_ENV=production, or BAZAAR_DEMO_PUBLIC=1 for a public demonstration.`,
    );
  }
}

/**
 * Refuses to listen where other machines reach a demo that is not public.
 * @param variable that has the address
 * @throws EnvironmentProblem
 */
export function refuseHost({ name, isPublicDemo }: SiteMode, host: string, variable = 'HOST'): void {
  if (name === 'demo' && !isPublicDemo && !isLoopback(host)) {
    throw new EnvironmentProblem(
      `${variable} is ${host}, and a demo shows codes to everyone: unset it, or set BAZAAR_DEMO_PUBLIC=1 for a public demonstration.`,
    );
  }
}

/** Whether a name or address is this machine's own, which no other one reaches. */
function isLoopback(host: string): boolean {
  return (
    /^127(\.\d{1,3}){3}$/.test(host) ||
    ['localhost', '[::1]', '::1'].includes(host) ||
    host.endsWith('.localhost')
  );
}
