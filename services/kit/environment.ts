import {
  EnvironmentProblem,
  readAll,
  readPublicDemo,
  readTrustedProxies,
  refuseHost,
  refuseOrigin,
  type SiteMode,
} from '@bazaar/contracts/deployment';

export { EnvironmentProblem } from '@bazaar/contracts/deployment';

/** The configuration of a process, read once at its start. */
export interface Environment extends SiteMode {
  /** Address to listen on; behind a proxy on another machine, one that this reaches. */
  readonly host: string;
  /** Origin of the site as visitors see it; also the issuer of tokens. */
  readonly publicOrigin: string;
  /** Where one-time codes go: the demo's inbox, the operator's own log, or an SMS provider. */
  readonly messageSender: 'demo-inbox' | 'log' | 'http';
  /** Private JWK (ES256) that signs tokens; null lets the demo make its own. */
  readonly signingKey: string | null;
  /** Addresses of the proxies whose `x-forwarded-for` is trusted; none by default. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** Whether simulated suppliers reply; in the demo only. */
  readonly simulateSuppliers: boolean;
  /** All variables, for those that only one service needs: it reads them in its `settings.ts`. */
  readonly variables: Variables;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment variables; an EnvironmentProblem names all that are wrong. Without `BAZAAR_ENV` the strict side is
 * taken: production. A process without the auth service needs neither the private key nor a way to send codes, and is not
 * to have them.
 */
export function readEnvironment(variables: Variables): Environment {
  const name = modeOf(variables);
  const services = readServices(variables);
  const isSignInHere = services?.includes('auth') ?? true;
  const parts = readAll({
    name: () => readName(variables.BAZAAR_ENV),
    host: () => readHost(name, variables),
    isPublicDemo: () => readPublicDemo(name, variables),
    publicOrigin: () => readOrigin(name, variables),
    messageSender: () => (isSignInHere ? readSender(name, variables) : 'log'),
    signingKey: () => (isSignInHere ? readSigningKey(name, variables.AUTH_SIGNING_KEY) : null),
    trustedProxies: () => readTrustedProxies(variables.TRUSTED_PROXIES ?? ''),
  });
  return {
    ...parts,
    logLevel: variables.LOG_LEVEL ?? 'info',
    simulateSuppliers: name === 'demo' && variables.SIMULATE_SUPPLIERS !== '0',
    variables,
  };
}

/** The mode that the variables ask for, also when other variables are wrong. */
export function modeOf({ BAZAAR_ENV }: Variables): Environment['name'] {
  return BAZAAR_ENV === 'demo' ? 'demo' : 'production';
}

/** Names of the services that this process runs, from `SERVICES`; undefined runs all of them. */
export function readServices({ SERVICES }: Variables): readonly string[] | undefined {
  return SERVICES?.split(',').filter((name) => name !== '');
}

function readName(text: string | undefined): Environment['name'] {
  if (text === undefined || text === '' || text === 'production') {
    return 'production';
  }
  if (text === 'demo') {
    return 'demo';
  }
  throw new EnvironmentProblem('BAZAAR_ENV is neither "demo" nor "production".');
}

function readHost(
  name: Environment['name'],
  { SERVICES_HOST: host = '127.0.0.1', BAZAAR_DEMO_PUBLIC }: Variables,
): string {
  refuseHost({ name, isPublicDemo: BAZAAR_DEMO_PUBLIC === '1' }, host, 'SERVICES_HOST');
  return host;
}

function readOrigin(name: Environment['name'], variables: Variables): string {
  const text =
    variables.PUBLIC_ORIGIN ?? (name === 'demo' ? `http://localhost:${variables.PORT ?? 3000}` : '');
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    throw new EnvironmentProblem(
      'Set PUBLIC_ORIGIN to the address of the site, for example https://bazaar.example.',
    );
  }
  refuseOrigin({ name, isPublicDemo: variables.BAZAAR_DEMO_PUBLIC === '1' }, url.origin);
  return url.origin;
}

function readSender(
  name: Environment['name'],
  { SMS_SENDER, SMS_LOG_CONFIRMED }: Variables,
): Environment['messageSender'] {
  if (name === 'demo') {
    return 'demo-inbox';
  }
  if (SMS_SENDER === 'http' || (SMS_SENDER === 'log' && SMS_LOG_CONFIRMED === '1')) {
    return SMS_SENDER;
  }
  throw new EnvironmentProblem(
    SMS_SENDER === 'log'
      ? 'SMS_SENDER is log, which sends no code to anybody: set SMS_SENDER=http, or confirm it with SMS_LOG_CONFIRMED=1 for a rehearsal.'
      : 'Set SMS_SENDER=http with SMS_HTTP_URL, SMS_HTTP_TOKEN and SMS_TEMPLATE.',
  );
}

function readSigningKey(name: Environment['name'], text: string | undefined): string | null {
  if (name === 'production' && (text === undefined || text === '')) {
    throw new EnvironmentProblem('Set AUTH_SIGNING_KEY to a private ES256 key in JWK form (JSON).');
  }
  return text === undefined || text === '' ? null : text;
}
