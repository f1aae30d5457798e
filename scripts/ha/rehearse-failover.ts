import { getCredit } from '@bazaar/contracts/wallet';
import { withConnection } from '../../services/kit/database/own-connection.ts';
import { createScenarioClient } from '../../services/scenario/scenario-client.ts';
import { DEMO_SUPPLIER } from '../../services/seed/demo-users.ts';
import { countFaults } from '../backup/restored-checks.sql.ts';
import type { DataPaths } from '../releases/paths.ts';
import { countCharges, countMessages } from './books.sql.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type FaultResult, liveThroughFaults } from './faults.ts';
import { notOnce } from './judge.rules.ts';
import { type Load, openThread, startLoad } from './load.ts';
import { openHaSite } from './open-site.ts';
import { apiSending, createSiteClient, type SiteClient } from './site-client.ts';

/** What the rehearsal found. */
export interface HaFigures {
  readonly version: string;
  readonly faults: readonly FaultResult[];
  readonly charges: number;
  readonly messages: number;
  readonly pages: number;
  readonly searches: number;
  /** What is wrong with the data, one line each. */
  readonly wrong: readonly string[];
}

interface Wish {
  readonly folder: string;
  readonly paths: DataPaths;
  say(line: string): void;
}

/** Starts everything, lets the faults happen under load, and holds the database against what was acknowledged. */
export function rehearseFailover(wish: Wish): Promise<HaFigures> {
  const undo = new AsyncDisposableStack();
  return rehearse(wish, undo).finally(() => undo.disposeAsync());
}

async function rehearse({ folder, paths, say }: Wish, undo: AsyncDisposableStack): Promise<HaFigures> {
  say('etcd, three nodes of PostgreSQL and HAProxy are started');
  const cluster = await startCluster(folder, undo);
  say(`PostgreSQL ${cluster.version}; two instances of the services, two shells and nginx are started`);
  const site = await openHaSite({ folder, paths, cluster }, undo);
  const client = createSiteClient(site.port, site.certificate);
  undo.defer(async () => client.close());
  const load = await startLoad(site, client);
  const scenario = createScenarioClient(site.servicesOrigin, site.publicOrigin);
  const token = await scenario.signIn('+989980009999');
  const supplier = await scenario.signIn(DEMO_SUPPLIER.mobile);
  const thread = { token, supplier, conversationId: await openThread(client, token) };
  const faults = await liveThroughFaults({ cluster, site, client, load, thread }, say);
  await load.stop();
  say('the database is compared with what was acknowledged');
  const wrong = [
    ...(await compareBooks(cluster, load)),
    ...(await refusedTokens(client, [...load.tokens, token])),
  ];
  return {
    ...{ version: cluster.version, faults, wrong },
    ...{ charges: load.charged.length, messages: load.messages.length },
    ...{ pages: load.pages.length, searches: load.searches.length },
  };
}

async function compareBooks({ ownerUrl }: Cluster, { charged, messages }: Load): Promise<string[]> {
  return withConnection({ connectionString: ownerUrl }, async (client) => {
    const counted = await countFaults(client);
    const charges = await countCharges(client, charged);
    const texts = await countMessages(client, messages);
    return [
      ...counted.filter(({ count }) => Number(count) !== 0).map(({ what, count }) => `${count} ${what}`),
      ...notOnce(charged.map(String), charges).map((line) => `a charge of ${line}`),
      ...notOnce(messages, texts).map((line) => `the message «${line}»`),
    ];
  });
}

/** Everybody is still signed in: with the tokens from before the first fault. */
async function refusedTokens(client: SiteClient, tokens: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const token of tokens) {
    const { status } = await client.insist(apiSending(getCredit, { token }), () => undefined);
    refused.push(...(status === 200 ? [] : [`a token from before the faults is answered ${status}`]));
  }
  return refused;
}
