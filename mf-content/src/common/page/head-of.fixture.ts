import type { Head, Host } from '@bazaar/host';
import remote from '../../remote.ts';

/** The head that a route returns for its loader's data and the host's cache. */
export async function headOf(host: Host, pattern: string, data: unknown): Promise<Head | undefined> {
  const route = remote.routes(host).find((candidate) => candidate.pattern === pattern);
  const module = await route?.load();
  const { queryClient, config } = host;
  return module?.handle?.head?.(data, { params: {}, queryClient, config, origin: 'https://bazaar.example' });
}

/** The types of a head's structured data blocks. */
export function blockTypes(head: Head | undefined): string[] {
  return (head?.jsonLd ?? []).map((block) => block['@type']);
}
