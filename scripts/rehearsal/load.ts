import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { uploadFiles } from '@bazaar/contracts/file';
import { payAtGateway } from '../../services/scenario/buyer-steps.ts';
import { createScenarioClient, Refused } from '../../services/scenario/scenario-client.ts';

const BUYERS = 8;
/** The limits of one user are 300 payments in ten minutes, and 120 files in an hour. */
const PAUSE_MS = { charge: 600, upload: 1_800 };
const AGAIN_AFTER_MS = 500;
const ATTEMPTS = 40;
/** No charge of the demo is of such an amount, and each of the load has another one. */
const FIRST_AMOUNT_RIAL = 7_000_001;
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Something that was asked for and acknowledged; times are milliseconds since 1970. */
export interface Acknowledged {
  /** The amount of a charge, or the id of a file. */
  readonly key: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

export interface Load {
  readonly charges: Acknowledged[];
  readonly uploads: Acknowledged[];
  /** Ends the load; rejects when a request was refused before the site was killed. */
  stop(): Promise<void>;
  /** From here on errors are those of a site that is gone. */
  expectLoss(): void;
}

/** Buyers who charge their wallets and send files, over HTTP, until they are stopped. */
export async function startLoad(base: string): Promise<Load> {
  const client = createScenarioClient(base, 'http://localhost:3000');
  const load = { charges: [] as Acknowledged[], uploads: [] as Acknowledged[] };
  const state = { isOver: false, isLost: false, amount: FIRST_AMOUNT_RIAL };
  const tokens: string[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const mobile = `+98998${String(randomInt(10_000_000)).padStart(7, '0')}`;
    tokens.push(await untilServed(() => client.signIn(mobile)));
  }
  const repeat = async (work: () => Promise<void>) => {
    while (!state.isOver) {
      try {
        await work();
      } catch (error) {
        if (!state.isLost && !isOverloaded(error)) {
          throw error;
        }
        await delay(AGAIN_AFTER_MS);
      }
    }
  };
  const charge = async (token: string) => {
    state.amount += 1;
    const amountRial = state.amount;
    load.charges.push(
      await timed(String(amountRial), () =>
        payAtGateway(client, token, { paymentPurpose: 'walletCharge', amountRial }),
      ),
    );
    await delay(PAUSE_MS.charge);
  };
  const send = async (token: string) => {
    const startedAt = Date.now();
    const key = await upload(base, token);
    if (key !== null) {
      load.uploads.push({ key, startedAt, endedAt: Date.now() });
    }
    await delay(PAUSE_MS.upload);
  };
  const loops = tokens.flatMap((token) => [repeat(() => charge(token)), repeat(() => send(token))]);
  const ended = Promise.all(loops);
  // Reported by stop().
  ended.catch(() => undefined);
  return {
    ...load,
    expectLoss: () => {
      state.isLost = true;
    },
    async stop() {
      state.isOver = true;
      await ended;
    },
  };
}

/** A busy machine sheds load, which is no fault of what is rehearsed. */
function isOverloaded(error: unknown): boolean {
  return error instanceof Refused && error.problem.status === 503;
}

/** Repeats what the services of a busy machine have not taken. */
export async function untilServed<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isOverloaded(error) || attempt === ATTEMPTS) {
        throw error;
      }
      await delay(AGAIN_AFTER_MS);
    }
  }
}

async function timed(key: string, work: () => Promise<void>): Promise<Acknowledged> {
  const startedAt = Date.now();
  await work();
  return { key, startedAt, endedAt: Date.now() };
}

/** The id of the stored file; null when the services shed load. */
async function upload(base: string, token: string): Promise<string | null> {
  const form = new FormData();
  form.append('file', new Blob([`${PDF}${randomInt(2 ** 40)}\n`]), 'note.pdf');
  const { service, path } = uploadFiles;
  const reply = await fetch(new URL(`/${service}${path}`, base), {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } },
  });
  if (reply.status === 503) {
    await reply.arrayBuffer();
    return null;
  }
  if (reply.status !== uploadFiles.successStatus) {
    throw new Error(`An upload was answered with ${reply.status}: ${await reply.text()}`);
  }
  const { items } = uploadFiles.response.parse(await reply.json());
  return items[0]?.id ?? null;
}
