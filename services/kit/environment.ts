/** The configuration of a process, read once at its start. */
export interface Environment {
  readonly name: 'demo' | 'production';
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

/** A wrong or missing variable, with what to write instead. */
export class EnvironmentProblem extends Error {
  override readonly name = 'EnvironmentProblem';
}

/**
 * Reads the environment variables. Without `BAZAAR_ENV` the strict side is taken: production. A process without the auth
 * service needs neither the private key nor a way to send codes, and is not to have them.
 */
export function readEnvironment(variables: Variables): Environment {
  const name = readName(variables.BAZAAR_ENV);
  const services = readServices(variables);
  const isSignInHere = services?.includes('auth') ?? true;
  return {
    name,
    publicOrigin: readOrigin(name, variables),
    messageSender: isSignInHere ? readSender(name, variables.SMS_SENDER) : 'log',
    signingKey: isSignInHere ? readSigningKey(name, variables.AUTH_SIGNING_KEY) : null,
    trustedProxies: (variables.TRUSTED_PROXIES ?? '').split(',').filter((proxy) => proxy !== ''),
    logLevel: variables.LOG_LEVEL ?? 'info',
    simulateSuppliers: name === 'demo' && variables.SIMULATE_SUPPLIERS !== '0',
    variables,
  };
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

function readOrigin(name: Environment['name'], variables: Variables): string {
  const text =
    variables.PUBLIC_ORIGIN ?? (name === 'demo' ? `http://localhost:${variables.PORT ?? 3000}` : '');
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    throw new EnvironmentProblem(
      'Set PUBLIC_ORIGIN to the address of the site, for example https://bazaar.example.',
    );
  }
  return url.origin;
}

function readSender(name: Environment['name'], text: string | undefined): Environment['messageSender'] {
  if (name === 'demo') {
    return 'demo-inbox';
  }
  if (text === 'log' || text === 'http') {
    return text;
  }
  throw new EnvironmentProblem(
    'Set SMS_SENDER=http with SMS_HTTP_URL, SMS_HTTP_TOKEN and SMS_TEMPLATE, or SMS_SENDER=log: codes are then written to the log of the operator.',
  );
}

function readSigningKey(name: Environment['name'], text: string | undefined): string | null {
  if (name === 'production' && (text === undefined || text === '')) {
    throw new EnvironmentProblem('Set AUTH_SIGNING_KEY to a private ES256 key in JWK form (JSON).');
  }
  return text === undefined || text === '' ? null : text;
}
