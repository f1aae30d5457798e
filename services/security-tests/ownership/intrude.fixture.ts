import { randomUUID } from 'node:crypto';
import { type Endpoint, encodeQuery } from '@bazaar/contracts';
import { arbitraryOf } from '@bazaar/contracts/testing';
import fc from 'fast-check';
import { findTheirs, type Id, OWNED_KINDS, snapshot } from './owned-records.fixture.ts';
import type { OwnershipSite } from './ownership-site.fixture.ts';

/** One place in an endpoint's input that contains the id of an owned record. */
export interface OwnedPlace {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** `params.id`, `query.requestId`, `body.documents[0].fileId`. */
  readonly place: string;
  readonly kind: string;
}

type Schema = NonNullable<Endpoint['body']>;

const SEED = 7;

/** All places of all endpoints. */
export function ownedPlaces(endpoints: readonly (readonly [string, Endpoint])[]): OwnedPlace[] {
  return endpoints.flatMap(([name, endpoint]) =>
    Object.entries(endpoint.owned ?? {}).map(([place, kind]) => ({ name, endpoint, place, kind })),
  );
}

/** The places of threads once more, for a thread that is about a request: agents of the buyer's company share those. */
export function requestThreadPlaces(places: readonly OwnedPlace[]): OwnedPlace[] {
  return places
    .filter(({ kind }) => kind === 'Conversation')
    .map((owned) => ({ ...owned, kind: 'RequestThread' }));
}

/** The intruder and the owner of the record. */
export function sidesOf({ people }: OwnershipSite, { endpoint, kind }: OwnedPlace) {
  return endpoint.roles?.includes('supplier') || OWNED_KINDS[kind]?.isSuppliers
    ? { intruder: people.intruderSupplier, victim: people.victimSupplier }
    : { intruder: people.intruder, victim: people.victim };
}

/** Fields of a form: another's record is named at its field, as one that is gone is. */
const FORM_FIELDS = ['body.deliveryAddressId', 'body.documents[0].fileId'];

/** Status and code of the response to somebody whose record it is not. */
export function refusalAt({ place, kind }: Pick<OwnedPlace, 'place' | 'kind'>): readonly [number, string] {
  if (FORM_FIELDS.includes(place)) {
    return [422, 'unusable_reference'];
  }
  return OWNED_KINDS[kind]?.refusal === 403 ? [403, 'forbidden'] : [404, 'not_found'];
}

/** The victim's id to try at a place. */
export function theirsAt({ db }: OwnershipSite, { kind }: Pick<OwnedPlace, 'kind'>): Promise<Id> {
  return findTheirs(db, kind);
}

/** The owner's own request: their records at all places. */
export async function ownersRequestAt(site: OwnershipSite, owned: OwnedPlace) {
  const kinds = [...new Set(Object.values(owned.endpoint.owned ?? {}))];
  const own = await Promise.all(kinds.map(async (kind) => [kind, await findTheirs(site.db, kind)] as const));
  return requestAt({ ...site, mine: new Map(own) }, owned);
}

/** The request with the other user's record at the place, and the caller's own (or nothing) at every other. */
export async function requestAt(site: OwnershipSite, owned: OwnedPlace & { readonly id?: Id }) {
  const { endpoint, place } = owned;
  const body = bodyWith(owned);
  const input = sampleInput(owned, body);
  const isWritten = (other: string) => !other.startsWith('body.') || fieldOf(other) in shapeOf(body);
  for (const [other, otherKind] of Object.entries(endpoint.owned ?? {})) {
    if (other !== place && isWritten(other)) {
      put(input, other, site.mine.get(otherKind));
    }
  }
  const id = owned.id ?? (await theirsAt(site, owned));
  put(input, place, id);
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(input.params[name]));
  const query = encodeQuery(input.query).toString();
  return {
    method: endpoint.method,
    url: `/${endpoint.service}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
      ...(endpoint.versioned ? { 'if-match': await versionAt(site, owned, input) } : {}),
    },
    ...(input.body === undefined ? {} : { payload: input.body }),
  };
}

/** The version of the record in the path, or of the victim's record. */
async function versionAt(
  { db }: OwnershipSite,
  { endpoint, kind }: OwnedPlace,
  input: Input,
): Promise<string> {
  const inPath = endpoint.owned?.['params.id'];
  const inBody = endpoint.owned?.['body.id'];
  const [of, id] = inBody === undefined ? [inPath ?? kind, input.params.id] : [inBody, input.body?.id];
  return (await snapshot(db, of, id as Id)).version;
}

type Fields = Record<string, unknown>;

interface Input extends Fields {
  params: Fields;
  query: Fields;
  body: Fields | undefined;
}

const ADDRESS = {
  title: 'انبار',
  provinceId: 1,
  cityId: 1,
  urbanAreaId: null,
  address: 'بلوار صنعت، نبش کوچه سوم',
  postalCode: '1969833113',
  receiverName: 'مسئول انبار',
  receiverMobile: '09121234567',
};
const TEXT = 'متنی برای آزمون این درخواست';

/**
 * Bodies that random generation does not produce: with a random one the request would be refused before the record
 * is checked.
 */
const BODIES: Readonly<Record<string, Fields>> = {
  'content.updateComment': { text: TEXT },
  'content.sendFeedback': { kind: 'Question', subject: TEXT, text: TEXT },
  'content.updatePage': { contentTypeId: 1, title: TEXT, summary: TEXT, html: `<p>${TEXT}</p>` },
  'merchant.updateDeliveryAddress': ADDRESS,
  'merchant.addPersonAddress': ADDRESS,
  'merchant.updatePersonAddress': ADDRESS,
  'merchant.updateMerchantAgent': { role: 'approver', approvalLimitRial: 50_000_000 },
  'notification.startConversation': { subjectType: 'Supplier', subjectId: 1, text: TEXT },
  'notification.startRequestConversation': { text: TEXT },
  'notification.writeMessage': { text: TEXT },
  'payment.payFromWallet': { purpose: 'tradeRequest' },
  'payment.requestOnlinePayment': { paymentPurpose: 'tradeRequest', gatewayId: 'sandbox' },
  'payment.retryOnlinePayment': { gatewayId: 'sandbox' },
  'trade.counterQuote': { message: TEXT },
  'trade.createDirectOrder': { supplierId: 1 },
  'trade.updateDirectOrder': { note: TEXT },
  'trade.shipTradeRequest': { deliveryNote: TEXT },
  'wallet.requestWithdrawal': { amountRial: 1_000_000 },
  'wallet.chargeWalletByUser': { gatewayId: 'sandbox', amountRial: 1_000_000 },
};

function sample(schema: Schema | undefined): Fields | undefined {
  return schema && (fc.sample(arbitraryOf(schema), { numRuns: 1, seed: SEED })[0] as Fields);
}

function sampleInput({ name, endpoint }: OwnedPlace, body: Schema | undefined): Input {
  return {
    params: sample(endpoint.params) ?? {},
    query: sample(endpoint.query) ?? {},
    body: body === undefined ? undefined : { ...(BODIES[name] ?? sample(body)) },
  };
}

const fieldOf = (place: string) => place.split('.')[1]?.replace(/\[.*$/, '') ?? '';
const shapeOf = (schema: Schema | undefined) =>
  (schema?._zod.def as { shape?: object } | undefined)?.shape ?? {};

/** Of a union of bodies, the one that contains the place; the last when none does. */
function bodyWith({ endpoint: { body }, place }: OwnedPlace): Schema | undefined {
  const options = (body?._zod.def as { options?: Schema[] } | undefined)?.options;
  return options === undefined
    ? body
    : (options.find((option) => fieldOf(place) in shapeOf(option)) ?? options.at(-1));
}

/** What an entry of a list needs besides the id. */
const ENTRY_FIELDS: Readonly<Record<string, Fields>> = { documents: { typeId: 1 }, images: { alt: TEXT } };

/** Writes an id at a place, or removes the place when there is none. */
function put(input: Input, place: string, id: Id | undefined): void {
  const [root = '', field = '', inner] = place.split('.');
  const target = input[root] as Fields | undefined;
  const name = field.replace(/\[0?\]$/, '');
  if (target !== undefined && id === undefined) {
    delete target[name];
  } else if (target !== undefined) {
    target[name] =
      inner === undefined ? listed(field, id) : withInner(field, { ...ENTRY_FIELDS[name], [inner]: id });
  }
}

/** `documents[0].fileId` is in a list, `filter.customerId` is not. */
function withInner(field: string, entry: Fields): unknown {
  return field.endsWith(']') ? [entry] : entry;
}

/** `fileIds[]` and `fileIds` are both lists of ids. */
function listed(field: string, id: Id | undefined): unknown {
  return /(\[\]|Ids)$/.test(field) ? [id] : id;
}
