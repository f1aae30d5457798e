import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** An address of IPv4, or the /64 that one household or office shares of one of IPv6. */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip);
}
