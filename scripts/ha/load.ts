import { setTimeout as delay } from 'node:timers/promises';
import { startConversation, writeMessage } from '@bazaar/contracts/notification';
import {
  chooseSandboxOutcome,
  getPaymentById,
  receiveGatewayCallback,
  requestOnlinePayment,
} from '@bazaar/contracts/payment';
import { listSearchResults } from '@bazaar/contracts/product';
import { createScenarioClient } from '../../services/scenario/scenario-client.ts';
import { DEMO_SUPPLIER } from '../../services/seed/demo-users.ts';
import { STORED_NOTICE_ID } from '../../shell/src/boot/boot-data.ts';
import type { PageVisit } from './judge.rules.ts';
import type { HaSite } from './open-site.ts';
import { apiSending, readAnswer, type SiteClient, type Try } from './site-client.ts';

const BUYERS = 6;
const PAUSE_MS = { charge: 300, message: 400, page: 120 };
/** No charge of the demo is of such an amount, and each of the load has another one. */
const FIRST_AMOUNT_RIAL = 7_000_001;
const PAID = ['Verified', 'Settled'];
const RETURNS = 40;

/** Links of the home page to pages of everyone. */
const LINKS = /href="(\/(?:products|category|suppliers|supplier|contents|help|faq|videos)[^"#?]*)"/g;
const MAX_PAGES = 8;

/** What the clients did, and what was acknowledged to them. */
export interface Load {
  readonly pages: PageVisit[];
  readonly searches: Try[];
  readonly writes: Try[];
  readonly charged: number[];
  readonly messages: string[];
  readonly tokens: readonly string[];
  /** Pages that the site has. */
  readonly known: readonly string[];
  /** @throws what a client was refused that nobody may refuse */
  assertGoing(): void;
  /** Ends when every client has had the answer to what it sent last. */
  stop(): Promise<void>;
}

interface State {
  isOver: boolean;
  amount: number;
  text: number;
}

/** Buyers who charge their wallets and write messages, and visitors who read, until they are stopped. */
export async function startLoad(site: HaSite, client: SiteClient): Promise<Load> {
  const scenario = createScenarioClient(site.servicesOrigin, site.publicOrigin);
  const tokens: string[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    tokens.push(await scenario.signIn(`+98998000${String(buyer).padStart(4, '0')}`));
  }
  const known = await findPages(client);
  const state: State = { isOver: false, amount: FIRST_AMOUNT_RIAL, text: 0 };
  const load = { pages: [], searches: [], writes: [], charged: [], messages: [], tokens, known } as {
    -readonly [Key in keyof Omit<Load, 'stop' | 'assertGoing'>]: Load[Key];
  };
  const repeat = async (pauseMs: number, work: () => Promise<void>) => {
    while (!state.isOver) {
      await work();
      await delay(pauseMs);
    }
  };
  const onTry = (attempt: Try) => load.writes.push(attempt);
  const clients = [
    ...tokens.map((token) =>
      repeat(PAUSE_MS.charge, async () => {
        state.amount += 1;
        const { amount } = state;
        await charge(client, { token, amountRial: amount, onTry });
        load.charged.push(amount);
      }),
    ),
    repeatMessages({ client, load, state, repeat, onTry }),
    visit({ client, load, repeat, known }),
    search({ client, load, repeat }),
  ];
  const ended = Promise.all(clients);
  let failure: unknown;
  ended.catch((error: unknown) => {
    failure = error;
  });
  return {
    ...load,
    assertGoing() {
      if (failure !== undefined) {
        throw failure;
      }
    },
    async stop() {
      state.isOver = true;
      await ended;
    },
  };
}

/** The home page and pages that it links to, each opened once, so that both shells may know them. */
async function findPages(client: SiteClient): Promise<string[]> {
  const home = await client.send({ method: 'GET', address: '/', headers: {} });
  const links = [...(home?.body ?? '').matchAll(LINKS)].map(([, link = '']) => link);
  const found: string[] = [];
  for (const address of new Set(['/', ...links])) {
    const answers = [await read(client, address), await read(client, address)];
    found.push(...(answers.every((answer) => answer?.status === 200) ? [address] : []));
    if (found.length === MAX_PAGES) {
      break;
    }
  }
  return found;
}

const read = (client: SiteClient, address: string) => client.send({ method: 'GET', address, headers: {} });

interface Charge {
  readonly token: string;
  readonly amountRial: number;
  onTry(attempt: Try): void;
}

/** Charges a wallet at the demo's gateway; ends when the payment reads as paid. */
async function charge(client: SiteClient, { token, amountRial, onTry }: Charge): Promise<void> {
  const body = {
    paymentPurpose: 'walletCharge',
    amountRial,
    gatewayId: 'sandbox',
    returnPath: '/profile/wallet',
  };
  const begun = await client.insist(apiSending(requestOnlinePayment, { token, body }), onTry);
  const { redirectUrl, paymentId } = readAnswer(requestOnlinePayment, begun);
  const authority = new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
  const silent = () => undefined;
  const params = { authority };
  await client.insist(apiSending(chooseSandboxOutcome, { params, body: { outcome: 'success' } }), silent);
  for (let turn = 0; turn < RETURNS; turn += 1) {
    const query = { Authority: authority, Status: 'OK' };
    const back = apiSending(receiveGatewayCallback, { params: { gatewayId: 'sandbox' }, query });
    await client.insist(back, onTry);
    const read = await client.insist(apiSending(getPaymentById, { token, query: { paymentId } }), silent);
    if (PAID.includes(readAnswer(getPaymentById, read).status)) {
      return;
    }
    await delay(PAUSE_MS.charge);
  }
  throw new Error(`A charge of ${amountRial} rial was paid at the gateway and does not read as paid.`);
}

type Repeat = (pauseMs: number, work: () => Promise<void>) => Promise<void>;

interface Writing {
  readonly client: SiteClient;
  readonly load: Pick<Load, 'messages' | 'tokens'>;
  readonly state: State;
  readonly repeat: Repeat;
  onTry(attempt: Try): void;
}

async function repeatMessages({ client, load, state, repeat, onTry }: Writing): Promise<void> {
  const [token = ''] = load.tokens;
  const conversationId = await openThread(client, token);
  await repeat(PAUSE_MS.message, async () => {
    state.text += 1;
    const text = `پیام شمارهٔ ${state.text} در میان جابه‌جایی پایگاه`;
    await writeInThread(client, { token, conversationId, text, onTry });
    load.messages.push(text);
  });
}

/** Begins a thread with the demo's supplier. */
export async function openThread(client: SiteClient, token: string): Promise<number> {
  const body = {
    subjectType: 'Supplier',
    subjectId: DEMO_SUPPLIER.supplierId,
    text: 'سلام، زمان تحویل چند روز است؟',
  };
  const answer = await client.insist(apiSending(startConversation, { token, body }), () => undefined);
  return readAnswer(startConversation, answer).conversation.id;
}

interface Message {
  readonly token: string;
  readonly conversationId: number;
  readonly text: string;
  onTry(attempt: Try): void;
}

/** Writes a message; returns its id. */
export async function writeInThread(client: SiteClient, message: Message): Promise<number> {
  const { token, conversationId, text, onTry } = message;
  const params = { id: conversationId };
  const answer = await client.insist(apiSending(writeMessage, { token, params, body: { text } }), onTry);
  return readAnswer(writeMessage, answer).message.id;
}

interface Reading {
  readonly client: SiteClient;
  readonly load: Pick<Load, 'pages' | 'searches'>;
  readonly repeat: Repeat;
}

function visit({
  client,
  load,
  repeat,
  known,
}: Reading & { readonly known: readonly string[] }): Promise<void> {
  let turn = 0;
  return repeat(PAUSE_MS.page, async () => {
    const address = known[turn % known.length] ?? '/';
    turn += 1;
    const startedAt = Date.now();
    const answer = await read(client, address);
    load.pages.push({
      ...{ address, startedAt, endedAt: Date.now(), status: answer?.status ?? 0 },
      isFromMemory: answer?.body.includes(`id="${STORED_NOTICE_ID}"`) ?? false,
    });
  });
}

function search({ client, load, repeat }: Reading): Promise<void> {
  const sending = apiSending(listSearchResults, { query: { term: 'پمپ' } });
  return repeat(PAUSE_MS.page, async () => {
    const startedAt = Date.now();
    const answer = await client.send(sending);
    load.searches.push({ startedAt, endedAt: Date.now(), status: answer?.status ?? 0 });
  });
}
