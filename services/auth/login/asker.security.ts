import type { WorkSolution } from '@bazaar/contracts/auth';
import type { FastifyRequest } from 'fastify';
import { isIpv4, networkOf, wideNetworkOf } from '../../kit/http/network.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { findDevice } from '../device/device.sql.ts';
import { hashSecret } from './code-hash.security.ts';
import { type AskerClass, DEVICES_CODES_PER_DAY } from './login.rules.ts';
import { findSendTimes } from './login.sql.ts';

const DAY_MS = 86_400_000;

/** Where a request comes from. */
export interface AskerPlace {
  readonly network: string;
  /** The /48 of an IPv6 address; null for IPv4, whose network is the widest that is counted. */
  readonly wideNetwork: string | null;
  /** What its share of the site's budget is, unless its device is known. */
  readonly askerClass: AskerClass;
}

/** Who asks for a code to sign in with. */
export interface Asker extends AskerPlace {
  readonly mobile: string;
  /** The device, when it has signed this number in before; null for a stranger. */
  readonly deviceId: string | null;
  readonly solution: WorkSolution | undefined;
}

/** The networks of a request's address. */
export function placeOf({ ip }: Pick<FastifyRequest, 'ip'>): AskerPlace {
  return isIpv4(ip)
    ? { network: networkOf(ip), wideNetwork: null, askerClass: 'ipv4' }
    : { network: networkOf(ip), wideNetwork: wideNetworkOf(ip), askerClass: 'ipv6' };
}

interface AskedFor {
  readonly mobile: string;
  readonly deviceToken?: string | undefined;
  readonly work?: WorkSolution | undefined;
}

/** Who asks for a code of a number. */
export async function askerOf(
  context: ServiceContext,
  request: FastifyRequest,
  { work, ...asked }: AskedFor,
): Promise<Asker> {
  const place = placeOf(request);
  const deviceId = await deviceOf(context, asked);
  return {
    ...{ ...place, mobile: asked.mobile, deviceId, solution: work },
    ...(deviceId !== null && { askerClass: 'known' }),
  };
}

/** The known device that asks, unless those of its number were sent all that they may be sent in a day. */
async function deviceOf(
  { db, clock }: ServiceContext,
  { mobile, deviceToken }: Omit<AskedFor, 'work'>,
): Promise<string | null> {
  const now = clock();
  const deviceId =
    deviceToken === undefined
      ? null
      : await findDevice(db, { mobile, tokenHash: hashSecret(deviceToken), now });
  if (deviceId === null) {
    return null;
  }
  const sent = await findSendTimes(db, { devicesOf: mobile }, new Date(now.getTime() - DAY_MS));
  return sent.length < DEVICES_CODES_PER_DAY ? deviceId : null;
}
