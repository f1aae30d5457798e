import { requestOnlinePayment, type SandboxOutcome } from '@bazaar/contracts/payment';
import { readCalls } from '../../services/bench/function-calls.sql.ts';
import { createScenarioClient } from '../../services/scenario/scenario-client.ts';
import { DEMO_BUYER } from '../../services/seed/demo-users.ts';
import { findSamplePages } from '../bench/sample-pages.ts';
import { filesOfAction, TRACED_RUNS, type TracedSite, WARM_RUNS } from './traced-site.ts';

const AMOUNT_RIAL = 1_000_000;
/** Each run of the flow returns from the gateway with a payment of its own. */
const PAYMENTS = WARM_RUNS + TRACED_RUNS;

/** From the address of a product to its HTML: the shell's server, the bundles it renders with, the services. */
export async function traceProduct(site: TracedSite): Promise<Set<string>> {
  const { product } = await findSamplePages(site.servicesOrigin);
  return filesOfAction(site, [site.shell, site.services], async () => {
    const response = await fetch(new URL(product, site.shellOrigin));
    await response.text();
    if (!response.ok) {
      throw new Error(`${product} responded with ${response.status}.`);
    }
  });
}

/** The way back from a gateway, which moves money into a wallet: from the HTTP request to the ledger's SQL functions. */
export async function tracePosting(site: TracedSite): Promise<Set<string>> {
  const returns = await payAtGateway(site);
  const { follow } = createScenarioClient(site.servicesOrigin, site.shellOrigin);
  const before = await readCalls(site.db);
  const idle = callsBetween(before, await readCalls(site.db));
  const start = await readCalls(site.db);
  const files = await filesOfAction(site, [site.services], async () => {
    await follow(returns.shift() ?? '');
  });
  const called = callsBetween(start, await readCalls(site.db));
  const functions = [...called].filter(([file, calls]) => calls - (idle.get(file) ?? 0) >= PAYMENTS);
  return new Set([...files, ...functions.map(([file]) => file)]);
}

/** Pays several charges at the demo's gateway, and stops each one before the gateway leads back to the site. */
async function payAtGateway({ servicesOrigin, shellOrigin }: TracedSite): Promise<string[]> {
  const { call, follow, signIn } = createScenarioClient(servicesOrigin, shellOrigin);
  const token = await signIn(DEMO_BUYER.mobile);
  const returns: string[] = [];
  for (let made = 0; made < PAYMENTS; made++) {
    const { redirectUrl } = await call(requestOnlinePayment, {
      token,
      body: {
        paymentPurpose: 'walletCharge',
        amountRial: AMOUNT_RIAL,
        gatewayId: 'sandbox',
        returnPath: '/profile/wallet',
      },
    });
    const outcome: SandboxOutcome = 'success';
    returns.push((await follow(redirectUrl, { outcome })) ?? '');
  }
  return returns;
}

function callsBetween(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Map<string, number> {
  return new Map([...after].map(([file, calls]) => [file, calls - (before.get(file) ?? 0)]));
}
