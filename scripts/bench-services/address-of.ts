import { type Endpoint, encodeQuery } from '@bazaar/contracts';

interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: object;
}

/** Path and query of a call, below the address of the services. */
export function addressOf(
  { service, path }: Endpoint,
  { params = {}, query = {} }: RequestParts = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const pairs = encodeQuery(query);
  return `/${service}${filled}${pairs.size > 0 ? `?${pairs}` : ''}`;
}
